import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FaultCode } from '@/device/faults.ts';
import type { Json } from '@/device/rows.ts';
import { fittingDraft } from './check-form.ts';
import { actionNamed } from './actions.ts';
import type { FormDefinition } from './definition.ts';
import { draftOfNewest, dropDraft, loadDraft, saveDraft, type KeptDraft } from './keeping.ts';

/** Between the last key and the moment the draft is kept, in milliseconds. */
const PAUSE = 400;

export type Draft = {
  /** Whether what stands in the form is kept. */
  kept: boolean;
  /** Whether what stands in the form was found there, and nothing was typed since. */
  restored: boolean;
  fault: FaultCode | undefined;
  /** When the visitor began, in milliseconds since 1970. */
  startedAt: () => number;
  /** Empties the form and forgets what was typed. */
  discard: () => Promise<void>;
  /** Sets a field for the visitor: nobody typed that. */
  put: (key: string, value: string) => void;
  /** Ends what is being kept, before the form is sent: a draft kept after that would stand in the way of Undo. */
  pause: () => Promise<void>;
  /** Goes on from what was sent last, where the action is one that does; else the form is empty again. */
  anew: () => Promise<void>;
};

/** Keeps what is typed under an id, and puts back what was kept. */
export function useDraft(
  id: string,
  definition: FormDefinition,
  form: UseFormReturn<Record<string, unknown>>,
  empty: Record<string, unknown>,
  /** Fields that start with a number of their own. */
  numbered: readonly string[],
): Draft {
  const [state, setState] = useState<{ kept: boolean; restored: boolean; fault?: FaultCode | undefined }>({
    kept: false,
    restored: false,
  });
  const begun = useRef(0);
  /** What the device has, or need not have: the untouched form. */
  const known = useRef(JSON.stringify(empty));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keeping = useRef<Promise<void>>(undefined);

  const put = (key: string, value: string) => {
    // Only this: what was typed beside it is not kept yet.
    known.current = JSON.stringify({ ...(JSON.parse(known.current) as Record<string, Json>), [key]: value });
    form.setValue(key, value);
  };
  const fitting = (draft: KeptDraft) => ({ ...empty, ...fittingDraft(definition, draft.values) });
  const newest = async () => (actionNamed(definition.action).goesOn ? draftOfNewest(definition.action, id) : undefined);
  const load = async () => (await loadDraft(id)) ?? newest();
  const discard = async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    await keeping.current;
    await dropDraft(id);
    begun.current = Date.now();
    known.current = JSON.stringify(empty);
    form.reset(empty);
    setState({ kept: false, restored: false });
  };

  useEffect(() => {
    let here = true;
    begun.current = Date.now();
    /** Whether something was typed that is not being kept yet. */
    const isWaiting = () => timer.current !== undefined;
    const keep = async () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      // What fields hold is JSON: the kinds say so.
      const values = form.getValues() as Record<string, Json>;
      const before = JSON.parse(known.current) as Record<string, Json>;
      const changed = Object.keys(values).filter((key) => JSON.stringify(values[key]) !== JSON.stringify(before[key]));
      known.current = JSON.stringify(values);
      const fault = await saveDraft(id, values, changed);
      if (fault !== undefined) known.current = JSON.stringify(before);
      // What was typed meanwhile is kept by the next one.
      const kept = fault === undefined && !isWaiting();
      if (here) setState({ kept, restored: false, fault });
    };
    const flush = () => {
      if (isWaiting()) keeping.current = keep();
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (JSON.stringify(values) === known.current) return;
        setState((before) => (before.kept ? { ...before, kept: false } : before));
        clearTimeout(timer.current);
        timer.current = setTimeout(flush, PAUSE);
      },
    });
    void load().then((draft) => {
      if (!here) return;
      for (const key of numbered) {
        if (draft?.values[key]) continue;
        void import('./own-number.ts')
          .then(({ ownNumber }) => ownNumber(id, key))
          .then((number) => {
            if (here && !form.getValues(key)) put(key, number);
          });
      }
      if (!draft) return;
      begun.current = draft.startedAt;
      // What was typed while the device was asked counts more than what it had.
      const typed = Object.entries(form.getValues()).filter(
        ([key, value]) => JSON.stringify(value) !== JSON.stringify(empty[key]),
      );
      const found = fitting(draft);
      known.current = JSON.stringify(found);
      form.reset({ ...found, ...Object.fromEntries(typed) });
      setState({ kept: !isWaiting(), restored: true });
    });
    addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      here = false;
      flush();
      stop();
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
    };
    // The form and its definition are those of the first render: the page brings no others.
  }, [id]);

  return {
    ...state,
    fault: state.fault,
    startedAt: () => begun.current,
    discard,
    put,
    async pause() {
      clearTimeout(timer.current);
      timer.current = undefined;
      await keeping.current;
    },
    async anew() {
      await discard();
      const draft = await newest();
      if (!draft) return;
      const values = fitting(draft);
      known.current = JSON.stringify(values);
      form.reset(values);
      setState({ kept: true, restored: false });
    },
  };
}
