import { useCallback, useEffect, useState } from 'react';
import { resetLoader } from './engine/loader.ts';

export type QueryState<Answer> = {
  /** The answer to this question, or to the last one while this one is under way. */
  answer: Answer | undefined;
  /** Whether the answer is still that to an earlier question. */
  pending: boolean;
  failed: boolean;
  retry: () => void;
};

/**
 * Keeps the answer to a question that changes while one types.
 * @param question anything that says which question it is; undefined asks nothing
 * @param ask rejects when something cannot be loaded
 * @param known the answer to a question, where nobody needs to be asked
 */
export function useAsyncQuery<Answer>(
  question: string | undefined,
  ask: () => Promise<Answer>,
  known?: (question: string) => Answer | undefined,
): QueryState<Answer> {
  const [state, setState] = useState<{ question?: string; answer?: Answer; failed: boolean }>({ failed: false });
  const pending = state.question !== question;
  const answer = pending && question !== undefined ? known?.(question) : undefined;
  if (question !== undefined && answer !== undefined) setState({ question, answer, failed: false });

  useEffect(() => {
    if (question === undefined || !pending) return undefined;
    let wanted = true;
    ask().then(
      (found) => {
        if (wanted) setState({ question, answer: found, failed: false });
      },
      () => {
        resetLoader();
        if (wanted) setState({ question, failed: true });
      },
    );
    return () => {
      wanted = false;
    };
    // `ask` is made anew with each render; the question says when it is another one.
  }, [question, pending]);

  const retry = useCallback(() => {
    setState({ failed: false });
  }, []);

  return { answer: state.answer, pending, failed: state.failed, retry };
}
