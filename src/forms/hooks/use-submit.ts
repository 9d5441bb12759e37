import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import type { StorageErrorCode } from '@/storage/errors.ts';
import type { Json } from '@/storage/schemas.ts';
import { makeId } from '@/lib/make-id.ts';
import { cannotReject } from '@/lib/sure-promise.ts';
import { validateForm } from '../model/validate-form.ts';
import { toDay } from '@/lib/dates/days.ts';
import type { FormDefinition } from '../model/definition.ts';
import type { SummaryError } from '../components/ErrorSummary.tsx';
import { goneFiles, submit } from '../model/form-storage.ts';
import { makeRecord, type RecordSubject } from '../model/record.ts';
import type { Values } from '../model/resolver.ts';
import { isLikelyBot } from '../model/honeypot.ts';
import type { FormDraft } from './use-form-draft.ts';
import { useRedirect } from './use-redirect.ts';
import { formatErrorMessage } from '../model/error-message.ts';
import type { FormLabels } from '../model/labels.ts';

type Options = {
  form: UseFormReturn<Values>;
  definition: FormDefinition;
  labels: FormLabels;
  about: RecordSubject | undefined;
  draft: FormDraft;
};

export type Submission = {
  /** What was wrong at the last attempt, and which attempt that was. */
  faults: { list: readonly SummaryError[]; attempt: number };
  /** Whether it looked as if a program had filled it in. */
  robot: boolean;
  /** Why the device did not keep it. */
  refused: StorageErrorCode | undefined;
  /** The id of the record it became. */
  sent: string | undefined;
  /** The field that nobody sees. */
  trap: RefObject<HTMLInputElement | null>;
  send: (typed: Values) => Promise<void>;
  refuse: (errors: FieldErrors<Values>) => void;
  /** Shows the form again as it was sent. */
  backToForm: () => void;
  /** Shows the form again for another one. */
  startAnew: () => void;
};

const labelsByKey = ({ fields, consents }: FormDefinition): Map<string, string> =>
  new Map([
    ...fields.map(({ key, label }) => [key, label] as const),
    ...consents.map(({ key, text }) => [key, text] as const),
  ]);

/** Sends a form: once, however often it is pressed, and not before everything in it is good. */
export function useSubmit({ form, definition, labels, about, draft }: Options): Submission {
  const [faults, setFaults] = useState<Submission['faults']>({ list: [], attempt: 0 });
  const [robot, setRobot] = useState(false);
  const [refused, setRefused] = useState<StorageErrorCode>();
  const [sent, setSent] = useState<string>();
  const trap = useRef<HTMLInputElement>(null);
  // Chosen before the first attempt: pressing twice, or again after a failure, makes one record.
  const recordId = useRef('');
  const sending = useRef(false);
  const fieldLabels = useMemo(() => labelsByKey(definition), [definition]);
  const backToForm = () => {
    recordId.current = makeId();
    setSent(undefined);
  };
  const startAnew = () => {
    // What is not forgotten or found on the device does not stop a new beginning.
    cannotReject(draft.anew().then(backToForm));
  };
  const leaving = useRedirect(definition.redirectTo, startAnew);

  useEffect(() => {
    recordId.current = makeId();
  }, []);

  const refuse = (errors: FieldErrors<Values>) => {
    const list = [...fieldLabels].flatMap(([key, label]) => {
      const message = errors[key]?.message;
      return typeof message === 'string' ? [{ key, label, message }] : [];
    });
    setRobot(false);
    setFaults(({ attempt }) => ({ list, attempt: attempt + 1 }));
  };

  const refuseFiles = (gone: readonly { key: string; name: string }[]) => {
    const errors: FieldErrors<Values> = {};
    for (const { key, name } of gone) {
      const error = { type: 'gone', message: formatErrorMessage({ code: 'fileMissing', values: { name } }, labels) };
      form.setError(key, error);
      errors[key] = error;
    }
    refuse(errors);
  };

  /** Whether it became a record. */
  const keep = async (typed: Values): Promise<boolean> => {
    // What fields hold is JSON: the kinds say so.
    const values = typed as Record<string, Json>;
    const gone = await goneFiles(values);
    if (gone.length > 0) {
      refuseFiles(gone);
      return false;
    }
    const keeper = draft.keeper();
    await keeper.pause(recordId.current);
    const now = new Date();
    const { answers } = validateForm(definition, typed, { today: toDay(now) });
    const record = makeRecord(definition, answers, { id: recordId.current, at: now, about });
    const fault = await submit(record, keeper.id, values);
    keeper.resume(fault === undefined);
    setRefused(fault);
    return fault === undefined;
  };

  const send = async (typed: Values) => {
    setFaults(({ attempt }) => ({ list: [], attempt }));
    if (isLikelyBot(trap.current?.value ?? '', Date.now() - draft.keeper().startedAt)) {
      if (trap.current) trap.current.value = '';
      setRobot(true);
      return;
    }
    setRobot(false);
    if (sending.current) return;
    if (leaving.left()) {
      leaving.leave();
      return;
    }
    sending.current = true;
    const kept = await keep(typed).finally(() => {
      sending.current = false;
    });
    if (!kept) return;
    if (definition.redirectTo) leaving.leave();
    else setSent(recordId.current);
  };

  return { faults, robot, refused, sent, trap, send, refuse, backToForm, startAnew };
}
