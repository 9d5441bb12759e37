/** What registering keeps on the device: settings of the visitor's. */
import { toResult } from '@/storage/to-result.ts';
import type { DraftStore } from '@/storage/drafts/draft-saver.ts';
import { openStorage } from '@/storage/open.ts';
import { toTabDraftId, getTabId } from '@/storage/drafts/tab-id.ts';
import { createDraftStore } from '@/forms/model/form-storage.ts';
import { SIGNED_IN } from '@/site/signed-in.ts';
import type { OneTimeCode } from './code/one-time-code.ts';
import type { Country } from './phone/countries.ts';

const PHONE = 'phone';
/** The name of the boxes for the number, and where what was typed was kept before there were drafts of them. */
export const TYPED_PHONE = 'phone:';
const OLDER_TYPED_PHONE = 'phone:typed';
const COUNTRIES = 'countries';
const codeOf = (owner: CodePurpose): string => `code:${owner}`;

const has = <Key extends string>(value: unknown, ...keys: Key[]): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);

/** A number as in +96891234567, and as it is shown: +968 9123 4567. Empty where none was entered. */
export type Phone = { number: string; shown: string };

const isPhone = (value: unknown): value is Phone =>
  has(value, 'number', 'shown') &&
  typeof value.number === 'string' &&
  /^\+\d{7,15}$/.test(value.number) &&
  typeof value.shown === 'string';

/** Country and number as they are typed: the country by its name, null where none is chosen, left out before one chooses. */
export type TypedPhone = { country?: string | null; typed: string };

const isTypedPhone = (value: unknown): value is TypedPhone =>
  has(value, 'typed') &&
  typeof value.typed === 'string' &&
  (!has(value, 'country') || value.country === null || typeof value.country === 'string');

const isIssued = (value: unknown): value is OneTimeCode | null =>
  value === null ||
  (has(value, 'code', 'at', 'tries') &&
    typeof value.code === 'string' &&
    typeof value.at === 'number' &&
    typeof value.tries === 'number' &&
    (!has(value, 'email') || typeof value.email === 'string') &&
    (!has(value, 'registration') || typeof value.registration === 'string'));

const isCountry = (value: unknown): value is Country =>
  has(value, 'name', 'dial', 'flag') &&
  typeof value.name === 'string' &&
  typeof value.dial === 'string' &&
  typeof value.flag === 'string';

type CachedCountries = { at: number; list: Country[] };

const isCached = (value: unknown): value is CachedCountries =>
  has(value, 'at', 'list') && typeof value.at === 'number' && Array.isArray(value.list) && value.list.every(isCountry);

/** To whom a code belongs. */
export type CodePurpose = 'phone' | 'reseller';

/** Whether what is kept here outlives the page. */
export const isLasting = async (): Promise<boolean> => (await openStorage()).isPersistent;

/** The number that was entered, as it is shown; empty where none was. */
export const loadPhone = async (): Promise<string> =>
  (await (await openStorage()).settings.get(PHONE, isPhone, { number: '', shown: '' })).shown;

export const savePhone = async (phone: Phone): Promise<void> => (await openStorage()).settings.set(PHONE, phone);

/** Where they are kept. Who was typing when drafts were of another kind finds that, once. */
export const typedPhoneStore: DraftStore = {
  ...createDraftStore(TYPED_PHONE),
  async open() {
    const opened = await createDraftStore(TYPED_PHONE).open();
    if (opened.draft) return opened;
    // What cannot be read is as if it had never been.
    const fault = await toResult(async () => {
      const { settings } = await openStorage();
      const older = await settings.get<TypedPhone | null>(OLDER_TYPED_PHONE, isTypedPhone, null);
      if (older) opened.draft = { values: { ...older }, startedAt: Date.now() };
    });
    return { ...opened, fault };
  },
};

export const typedPhone = (kept: unknown): TypedPhone | undefined => (isTypedPhone(kept) ? kept : undefined);

/** Forgets what is being typed in this tab. */
export const dropTypedPhone = () => typedPhoneStore.drop(toTabDraftId(TYPED_PHONE, getTabId()));

/** The code that was issued last to an owner, if any. */
export const loadCode = async (owner: CodePurpose): Promise<OneTimeCode | null> =>
  (await openStorage()).settings.get(codeOf(owner), isIssued, null);

export const saveCode = async (owner: CodePurpose, issued: OneTimeCode | null): Promise<void> =>
  (await openStorage()).settings.set(codeOf(owner), issued);

/** The service's last answer and when it came. */
export const loadCachedCountries = async (): Promise<CachedCountries> =>
  (await openStorage()).settings.get(COUNTRIES, isCached, { at: 0, list: [] });

export const saveCachedCountries = async (list: readonly Country[], at: number): Promise<void> =>
  (await openStorage()).settings.set(COUNTRIES, {
    at,
    list: list.map(({ name, dial, flag }) => ({ name, dial, flag })),
  });

/** The code was right and is spent. Who has proven their own number is signed in; who registers may do that for somebody else. */
export async function consumeCode(owner: CodePurpose): Promise<void> {
  const { settings } = await openStorage();
  if (owner === 'phone') await settings.set(SIGNED_IN, true);
  await settings.set(codeOf(owner), null);
}
