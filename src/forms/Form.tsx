import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import type { FaultCode } from '@/device/faults.ts';
import { whenIdle } from '@/device/idle.ts';
import type { Json } from '@/device/rows.ts';
import { later } from '@/ui/later.tsx';
import { useLive } from '@/ui/use-live.ts';
import { actionNamed } from './actions.ts';
import { checkForm, emptyForm } from './check-form.ts';
import { ConsentRow } from './ConsentRow.tsx';
import { dayOf } from './days.ts';
import type { FormDefinition } from './definition.ts';
import { DeviceNotice } from './DeviceNotice.tsx';
import { draftIdOf } from './draft-id.ts';
import { formId } from './form-id.ts';
import { FaultSummary, type Fault } from './FaultSummary.tsx';
import { FieldList } from './FieldList.tsx';
import { FormFoot } from './FormFoot.tsx';
import { submit, withOwnFiles } from './keeping.ts';
import { makeRecord, type About } from './record.ts';
import { resolverOf, type Values } from './resolver.ts';
import { looksLikeRobot } from './robot.ts';
import { useDraft } from './use-draft.ts';
import { useFollowed, type Follows } from './use-followed.ts';
import { useLeaving } from './use-leaving.ts';
import { wordsOfProblem } from './words-of-problem.ts';
import type { FormWords } from './words.ts';

export type FormProps = {
  form: FormDefinition;
  words: FormWords;
  about?: About | undefined;
  /** What some fields start with, such as the category of the product. */
  prefill?: Readonly<Record<string, string>> | undefined;
  follows?: Follows | undefined;
};

const loadResult = () => import('./Result.tsx');
const Result = later(async () => (await loadResult()).Result, <div aria-busy="true" className="min-h-48" />);

const labelsOf = ({ fields, consents }: FormDefinition): Map<string, string> =>
  new Map([
    ...fields.map(({ key, label }) => [key, label] as const),
    ...consents.map(({ key, text }) => [key, text] as const),
  ]);

/** Any form of the content: filled in, kept as a draft, sent, and what became of it. */
export function Form({ form: definition, words, about, prefill, follows }: FormProps): ReactElement {
  const live = useLive();
  const { numbered = [] } = actionNamed(definition.action);
  const draftId = draftIdOf(definition.id, about);
  const empty = useMemo(() => ({ ...emptyForm(definition), ...prefill }), [definition, prefill]);
  const resolver = useMemo(() => resolverOf(definition, words), [definition, words]);
  const form = useForm<Values>({ defaultValues: empty, resolver, mode: 'onTouched', shouldFocusError: false });
  const draft = useDraft(draftId, definition, form, empty, numbered);
  useFollowed(follows, empty, form.getValues, draft.put);
  const [faults, setFaults] = useState<{ list: readonly Fault[]; attempt: number }>({ list: [], attempt: 0 });
  const [robot, setRobot] = useState(false);
  const [refused, setRefused] = useState<FaultCode>();
  const [sent, setSent] = useState<string>();
  const trap = useRef<HTMLInputElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const returned = useRef(false);
  // Chosen before the first attempt: pressing twice, or again after a failure, makes one record.
  const recordId = useRef('');
  const sending = useRef(false);
  const labels = useMemo(() => labelsOf(definition), [definition]);
  const backToForm = () => {
    recordId.current = crypto.randomUUID();
    returned.current = true;
    setSent(undefined);
  };
  const startAnew = async () => {
    await draft.anew();
    backToForm();
  };
  const leaving = useLeaving(definition.leadsTo, () => void startAnew());

  useEffect(() => {
    recordId.current = crypto.randomUUID();
    // Who sends may be offline by then.
    whenIdle(() => void loadResult());
  }, []);

  const refuse = (errors: FieldErrors<Values>) => {
    const list = [...labels].flatMap(([key, label]) => {
      const message = errors[key]?.message;
      return typeof message === 'string' ? [{ key, label, message }] : [];
    });
    setRobot(false);
    setFaults(({ attempt }) => ({ list, attempt: attempt + 1 }));
  };

  const send = async (typed: Values) => {
    setFaults(({ attempt }) => ({ list: [], attempt }));
    if (looksLikeRobot(trap.current?.value ?? '', Date.now() - draft.startedAt())) {
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
    await draft.pause();
    // What fields hold is JSON: the kinds say so.
    const { typed: own, gone } = await withOwnFiles(typed as Record<string, Json>, draftId);
    if (gone.length > 0) {
      sending.current = false;
      refuse(
        Object.fromEntries(
          gone.map(({ key, name }) => {
            const error = { type: 'gone', message: wordsOfProblem({ code: 'fileGone', values: { name } }, words) };
            form.setError(key, error);
            return [key, error];
          }),
        ),
      );
      return;
    }
    const now = new Date();
    const { answers } = checkForm(definition, own, { today: dayOf(now) });
    const record = makeRecord(definition, answers, { id: recordId.current, at: now, about });
    const fault = await submit(record, draftId, own);
    sending.current = false;
    setRefused(fault);
    if (fault !== undefined) return;
    if (definition.leadsTo) leaving.leave();
    else setSent(recordId.current);
  };

  // What was pressed to come back is not there any more.
  useEffect(() => {
    if (sent === undefined && returned.current) element.current?.focus();
    returned.current = false;
  }, [sent]);

  if (sent !== undefined) {
    return (
      <Result id={sent} done={definition.done} words={words} onAnother={() => void startAnew()} onUndone={backToForm} />
    );
  }
  return (
    <div>
      <DeviceNotice words={words.faults} fault={refused ?? draft.fault} />
      {faults.list.length > 0 && (
        <FaultSummary key={faults.attempt} form={definition.id} faults={faults.list} words={words.summary} />
      )}
      {robot && (
        <p role="alert" className="mb-5 rounded-card bg-brass-soft p-4 text-brass-ink">
          {words.summary.robot}
        </p>
      )}
      <form
        ref={element}
        id={formId(definition.id)}
        tabIndex={-1}
        noValidate
        aria-label={definition.title}
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit(send, refuse)(event);
        }}
      >
        {/* What is typed before the script is there would be lost. */}
        <fieldset disabled={!live} className="grid gap-x-4 gap-y-5 tablet:grid-cols-2">
          <FieldList definition={definition} control={form.control} words={words} owner={`draft:${draftId}`} />
          {definition.consents.length > 0 && (
            <div className="grid gap-1 tablet:col-span-2">
              {definition.consents.map((consent) => (
                <ConsentRow key={consent.key} form={definition.id} consent={consent} control={form.control} />
              ))}
            </div>
          )}
          <div className="sr-only" aria-hidden="true">
            <input ref={trap} name="company-fax" type="text" tabIndex={-1} autoComplete="off" />
          </div>
          <FormFoot
            definition={definition}
            words={words.draft}
            draft={draft}
            onDiscarded={() => element.current?.focus()}
            // What fields hold is JSON: the kinds say so.
            typed={() => form.getValues() as Record<string, Json>}
          />
        </fieldset>
      </form>
    </div>
  );
}
