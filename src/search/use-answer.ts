import { useCallback, useEffect, useState } from 'react';
import { forget } from './session.ts';

export type Answered<Answer> = {
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
 * @param ask rejects when something can not be loaded
 * @param given the answer, where it is known already
 */
export function useAnswer<Answer>(
  question: string | undefined,
  ask: () => Promise<Answer>,
  given?: Answer,
): Answered<Answer> {
  const [state, setState] = useState<{ question?: string; answer?: Answer; failed: boolean }>({ failed: false });
  const [attempt, setAttempt] = useState(0);
  if (given !== undefined && question !== undefined && given !== state.answer) {
    setState({ question, answer: given, failed: false });
  }

  useEffect(() => {
    if (question === undefined || given !== undefined) return undefined;
    let wanted = true;
    ask().then(
      (answer) => {
        if (wanted) setState({ question, answer, failed: false });
      },
      () => {
        forget();
        if (wanted) setState({ question, failed: true });
      },
    );
    return () => {
      wanted = false;
    };
    // `ask` is made anew with each render; the question says when it is another one.
  }, [question, attempt, given]);

  const retry = useCallback(() => {
    setState({ failed: false });
    setAttempt((before) => before + 1);
  }, []);

  return { answer: state.answer, pending: state.question !== question, failed: state.failed, retry };
}
