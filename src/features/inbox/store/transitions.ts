/** The states of a submission, the steps between them, and which step can be undone. */
import type { SubmissionState } from './inbox-store.ts';

/**
 * What happens to a submission:
 * - `review`: an editor begins to look at it
 * - `accept`: an editor accepts it, and its page is written
 * - `publish`: the server has found its page under its public address
 * - `decline`, `answer`: an editor declines it with a reason, or answers it with a text
 */
export const STEPS = ['review', 'accept', 'publish', 'decline', 'answer'] as const;
export type Step = (typeof STEPS)[number];

const OPEN: readonly SubmissionState[] = ['received', 'in-review'];

const TRANSITIONS: Readonly<Record<Step, { from: readonly SubmissionState[]; to: SubmissionState }>> = {
  review: { from: ['received'], to: 'in-review' },
  accept: { from: OPEN, to: 'accepted' },
  publish: { from: ['accepted'], to: 'published' },
  decline: { from: OPEN, to: 'declined' },
  answer: { from: OPEN, to: 'answered' },
};

/** Returns whether an editor has not decided about a submission yet. */
export const isOpen = (state: SubmissionState): boolean => OPEN.includes(state);

/** Returns the state after a step; undefined when the step is not possible. */
export function getNextState(state: SubmissionState, step: Step): SubmissionState | undefined {
  const { from, to } = TRANSITIONS[step];
  return from.includes(state) ? to : undefined;
}

/** An entry of the history. Notes and undone steps are part of it, so that it says who did what. */
export type HistoryEvent = {
  id: number;
  /** Milliseconds since 1970. */
  at: number;
  /** Who did it. */
  editor: string;
  /** `interrupt`: the server could not take back all that it was writing or removing when it ended. */
  action: Step | 'undo' | 'note' | 'interrupt';
  /** The reason, the answer, the note, the step that was undone, or the files that stay. */
  text: string;
  /** The state before a step. */
  from?: SubmissionState;
  isUndone: boolean;
};

/** Returns the last step of an editor that is not undone: the one that undo takes back. */
export const findUndoable = <Each extends Pick<HistoryEvent, 'action' | 'isUndone'>>(
  history: readonly Each[],
): Each | undefined =>
  // The server publishes by itself: undo takes back the acceptance before it.
  history.findLast(({ action, isUndone }) => !isUndone && !['publish', 'undo', 'note', 'interrupt'].includes(action));
