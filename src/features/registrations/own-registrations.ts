/** What the visitor registered in this browser: published stores, services, projects, resellers, and drafts of their forms. */
import { isAnswered } from '@/forms/is-answered.ts';
import type { ActionName } from '@/forms/model/actions.ts';
import { joinFacts } from '@/lib/text/join-facts.ts';
import {
  openRegistrations,
  subscribeRegistrations,
  type Registrations,
} from '@/features/reseller/registration/registrations.ts';
import { storeDraftNotes } from '@/storage/drafts/store-draft-notes.ts';
import type { Draft } from '@/storage/schemas/draft.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import type { RegistrationKind } from './kinds.ts';

type State = StoredRecord['delivery']['state'] | 'draft' | 'waiting' | 'confirmed';

export type OwnRegistration = {
  /** Id of the record or draft. */
  id: string;
  kind: RegistrationKind;
  /** Empty while a draft has no name. */
  name: string;
  /** Undefined for drafts. */
  number: string | undefined;
  at: number;
  state: State;
};

/** How each kind is stored: action of its records, id of its form, and keys of the fields with its name. */
const SOURCES: Record<RegistrationKind, { action: ActionName; form: string; names: readonly string[] }> = {
  store: { action: 'publishStore', form: 'store-profile', names: ['storeName'] },
  service: { action: 'sellServices', form: 'sell-services', names: ['name'] },
  project: { action: 'postProject', form: 'post-project', names: ['project', 'company'] },
  reseller: { action: 'reseller', form: 'reseller', names: ['userName'] },
};

// `Object.keys` returns `string[]`.
const KINDS = Object.keys(SOURCES) as RegistrationKind[];

/** Converts a record. */
export const toRegistration = (
  kind: RegistrationKind,
  { id, number, at, answers, delivery }: StoredRecord,
  state: State = delivery.state,
): OwnRegistration => ({
  id,
  kind,
  name: joinFacts(SOURCES[kind].names.map((key) => answers.find(({ name }) => name === key)?.text ?? '')),
  number,
  at,
  state,
});

/** Converts the drafts that have input of their own. Those that copy a record or replace one belong to its row. */
export const toDraftRegistrations = (kind: RegistrationKind, drafts: readonly Draft[]): OwnRegistration[] =>
  drafts
    .filter(({ values, repeats, replaces }) => !repeats && !replaces && Object.values(values).some(isAnswered))
    .map(({ id, values, at }) => ({
      id,
      kind,
      name: joinFacts(SOURCES[kind].names.map((key) => (typeof values[key] === 'string' ? values[key].trim() : ''))),
      number: undefined,
      at,
      state: 'draft' as const,
    }));

/** Opens the data of the registrations, with the drafts as they were when their pages were left. */
export async function openOwnRegistrations(): ReturnType<typeof openRegistrations> {
  const opened = await openRegistrations();
  // The list does not wait: it shows each draft that is stored later. What cannot be stored now remains noted for its form.
  storeDraftNotes().catch(() => undefined);
  return opened;
}

/** Calls back with all own registrations, newest first, now and after each change. Returns the function that unsubscribes. */
export function watchOwnRegistrations(
  opened: Awaited<ReturnType<typeof openRegistrations>>,
  onChange: (registrations: OwnRegistration[]) => void,
): () => void {
  const [, { records, drafts }] = opened;
  const parts = new Map<string, readonly OwnRegistration[]>();
  const set = (part: string, found: readonly OwnRegistration[]) => {
    parts.set(part, found);
    if (parts.size === 2 * KINDS.length) onChange([...parts.values()].flat().sort((a, b) => b.at - a.at));
  };
  const toResellers = ({ confirmed, waiting }: Registrations) => [
    ...confirmed.map((record) => toRegistration('reseller', record, 'confirmed')),
    ...waiting.map((record) => toRegistration('reseller', record, 'waiting')),
  ];
  const unsubscribers = KINDS.flatMap((kind) => [
    kind === 'reseller'
      ? subscribeRegistrations(opened, (resellers) => {
          set(kind, toResellers(resellers));
        })
      : // All records of the store describe the same store.
        records.watchList({ action: SOURCES[kind].action, ...(kind === 'store' && { limit: 1 }) }, (found) => {
          set(
            kind,
            found.map((record) => toRegistration(kind, record)),
          );
        }),
    drafts.watchForm(SOURCES[kind].form, (found) => {
      set(`${kind}:drafts`, toDraftRegistrations(kind, found));
    }),
  ]);
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

/**
 * Calls back with the number of registrations in the list, for a counter elsewhere.
 * @param sampleCount number of samples: `getSampleRegistrations`
 */
export const watchRegistrationCount = (
  sampleCount: number,
  opened: Awaited<ReturnType<typeof openRegistrations>>,
  onChange: (count: number) => void,
): (() => void) =>
  watchOwnRegistrations(opened, (own) => {
    onChange(sampleCount + own.length);
  });
