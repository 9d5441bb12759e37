/** What editors do with one submission. Each is a form that is posted to the page of the submission. */
import { countCharacters, normalizeText } from '@/lib/text/normalize.ts';
import type { SubmissionChange, ChangeResult, QueueStore, Submission } from '@/features/inbox/store/queue-store.ts';
import type { Step } from '@/features/inbox/store/transitions.ts';
import type { PublishIssue } from '@/features/inbox/publish/publication.ts';
import { parseNumber } from '../address.ts';
import { getField, type EditorSession } from './authorize.ts';
import { acceptSubmission } from './accept-submission.ts';
import { isPublishable, prepareSubmission, PRODUCT_FIELD, type Preparation } from './publish-submission.ts';
import { undoStep } from './undo-step.ts';
import { parseVersionedId, toVersionedId } from './versioned-id.ts';
import { checkPublication } from './watch-publications.ts';

/** Texts that senders read are stored in their browsers. */
export const MAX_TEXT_LENGTH = 2_000;

type TextError = 'missingReason' | 'missingAnswer' | 'missingNote' | 'tooLong';

/** The result of a posted form: `field` is the name of a field whose text must be corrected. */
export type ActionResult = ChangeResult | { field: string; error: TextError };

/** Reads a text that must not be empty. */
function readText(
  form: FormData,
  field: string,
  missing: TextError,
): { text: string } | { field: string; error: TextError } {
  const text = normalizeText(getField(form, field));
  if (countCharacters(text) > MAX_TEXT_LENGTH) return { field, error: 'tooLong' };
  return text ? { text } : { field, error: missing };
}

/** Reads the reason of a decline: a template, the editor's own words, or both. */
function readReason(form: FormData): { text: string } | { field: string; error: TextError } {
  const reason = [getField(form, 'template'), getField(form, 'reason')].map((text) => text.trim()).filter(Boolean);
  const all = new FormData();
  all.set('reason', reason.join('\n'));
  return readText(all, 'reason', 'missingReason');
}

type Action = (store: QueueStore, change: SubmissionChange, form: FormData) => Promise<ActionResult>;

const takeWithText =
  (step: Step, read: (form: FormData) => ReturnType<typeof readText>): Action =>
  async (store, change, form) => {
    const result = read(form);
    return 'text' in result ? store.take({ ...change, step, text: result.text }) : result;
  };

const ACTIONS: ReadonlyMap<string, Action> = new Map<string, Action>([
  ['review', (store, change) => store.take({ ...change, step: 'review' })],
  ['decline', takeWithText('decline', readReason)],
  ['answer', takeWithText('answer', (form) => readText(form, 'answer', 'missingAnswer'))],
  [
    'note',
    async (store, change, form) => {
      const result = readText(form, 'note', 'missingNote');
      return 'text' in result ? store.addNote({ ...change, text: result.text }) : result;
    },
  ],
]);

/** What the page shows instead of the result of a change: why it is not possible. */
type ActionView = { preparation?: Preparation; issues?: readonly PublishIssue[] };

/** Publishes a submission, unless something prevents it. */
async function publish(
  session: EditorSession,
  submission: Submission,
  change: SubmissionChange,
  form: FormData,
): Promise<ChangeResult | ActionView> {
  if (!isPublishable(submission)) return 'conflict';
  const preparation = await prepareSubmission(session, submission, form);
  const { issues } = preparation.prepared;
  const known = preparation.products.map((product) => toVersionedId(product.submission));
  // A product has changed since, or somebody has decided about it.
  if (!form.getAll(PRODUCT_FIELD).every((value) => known.some((each) => each === value))) return 'conflict';
  if (issues.length > 0) return { preparation, issues };
  const result = await acceptSubmission(session.queue, change, preparation);
  if (result === 'done') {
    const chosen = preparation.products.filter(({ isChosen }) => isChosen).map((product) => product.submission);
    for (const { id } of [submission, ...chosen]) session.queue.watcher.watch(id, session.origin);
  }
  return typeof result === 'object' ? { preparation, ...result } : result;
}

/** Does what a posted form asks for. */
export async function runAction(
  session: EditorSession,
  submission: Submission,
  form: FormData,
): Promise<ActionResult | ActionView> {
  const version = getField(form, 'version');
  const name = getField(form, 'action');
  const { id } = submission;
  if (!/^\d{1,9}$/.test(version)) return 'conflict';
  const change = { id, version: Number(version), editor: session.editor, at: Date.now() };
  if (name === 'accept') return publish(session, submission, change, form);
  if (name === 'undo') return undoStep(session.queue, submission, change);
  if (name === 'check') {
    await checkPublication(session.queue.store, { id, origin: session.origin, at: change.at });
    return 'done';
  }
  return ACTIONS.get(name)?.(session.queue.store, change, form) ?? 'conflict';
}

/** Number of submissions that one form can decline: more than a page of the list has. */
const MAX_SELECTED = 100;

/** Declines all selected submissions with one reason. Returns how many were declined, and the time of all these steps. */
export async function declineSelected(
  { editor, queue }: EditorSession,
  form: FormData,
): Promise<{ count: number; at: number } | { field: string; error: TextError | 'missingSelection' }> {
  const selected = form.getAll('selected').filter((value) => typeof value === 'string');
  if (selected.length === 0) return { field: 'selected', error: 'missingSelection' };
  const reason = readReason(form);
  if (!('text' in reason)) return reason;
  const at = Date.now();
  let count = 0;
  for (const value of selected.slice(0, MAX_SELECTED)) {
    const submission = parseVersionedId(value);
    if (!submission) continue;
    const change = { ...submission, editor, at };
    if ((await queue.store.take({ ...change, step: 'decline', text: reason.text })) === 'done') count += 1;
  }
  return { count, at };
}

/** Returns the submissions that the editor declined at the time that an address names, and that have not changed since. */
export async function findDeclined({ editor, queue }: EditorSession, time: string) {
  const at = parseNumber(time);
  return at === undefined ? [] : queue.store.findTaken({ step: 'decline', editor, at });
}

/** Undoes the declines of one time. Returns how many submissions are open again. */
export async function undoDeclined(session: EditorSession, time: string): Promise<number> {
  let count = 0;
  for (const declined of await findDeclined(session, time)) {
    const change = { ...declined, editor: session.editor, at: Date.now() };
    if ((await session.queue.store.undo(change)) === 'done') count += 1;
  }
  return count;
}
