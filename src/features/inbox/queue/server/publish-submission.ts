/** Accepts submissions that become pages, and takes that back. */
import { load } from 'js-yaml';
import type { FileFolder } from '@/features/inbox/receiver/file-folder.ts';
import type { ChangeOf, ChangeResult, Submission } from '@/features/inbox/store/queue-store.ts';
import { findUndoable, getNextState } from '@/features/inbox/store/transitions.ts';
import {
  getPublishingKind,
  preparePublication,
  PublishError,
  removePublication,
  writePublication,
  type PreparedPublication,
  type PublishIssue,
} from '@/features/inbox/publish/publish.ts';
import type { EditorSession } from './admit.ts';
import { parsePublication } from './parse-publication.ts';
import { editAnswers, listEditableAnswers, readDetails, type EditableAnswer } from './editable-answers.ts';

/** The folder of the project, whose content is published. */
const getRoot = (): string => process.cwd();

export type Preparation = {
  prepared: PreparedPublication;
  /** What the editor may change, as it is now. */
  answers: readonly EditableAnswer[];
  /** Labels of the answers that the editor has changed. */
  changed: readonly string[];
};

async function readBytes(folder: FileFolder, storedName: string): Promise<Uint8Array> {
  const content = await folder.read(storedName);
  if (!content) throw new Error('a file of the submission is missing');
  return new Uint8Array(await new Response(content).arrayBuffer());
}

/** Returns whether a submission becomes a page, if it is accepted. */
export const isPublishable = ({ record }: Pick<Submission, 'record'>): boolean =>
  getPublishingKind(record) !== undefined;

/** Prepares the page of a submission, with what the editor has changed. */
export async function prepareSubmission(
  { queue }: EditorSession,
  submission: Submission,
  form: FormData | undefined,
): Promise<Preparation> {
  const editable = await listEditableAnswers(submission.record);
  const { record, edited, changed } = editAnswers(submission.record, editable, form);
  const prepared = await preparePublication({
    record,
    files: submission.files.map(({ name, type, size, storedName }) => ({
      name,
      type,
      size,
      read: () => readBytes(queue.files, storedName),
    })),
    root: getRoot(),
    receivedAt: submission.receivedAt,
    details: readDetails(form),
  });
  return { prepared, answers: edited, changed };
}

/** Ids of the submissions that are being accepted: a second click must not write a second page. */
const inProgress = new Set<string>();

/** Writes the page of a submission, and stores it with the submission. Without its record, no file of the page stays. */
export async function acceptSubmission(
  { queue }: EditorSession,
  submission: Submission,
  change: ChangeOf,
  { prepared, changed }: Preparation,
): Promise<ChangeResult> {
  const isPossible = submission.version === change.version && getNextState(submission.state, 'accept') !== undefined;
  if (!isPossible || inProgress.has(submission.id)) return 'conflict';
  inProgress.add(submission.id);
  try {
    const publication = await writePublication(prepared, getRoot());
    const stored = { step: 'accept', text: changed.join(', '), publication: JSON.stringify(publication) } as const;
    const result = await queue.store.take({ ...change, ...stored }).catch(async (error: unknown) => {
      await removePublication(publication, getRoot());
      throw error;
    });
    if (result !== 'done') await removePublication(publication, getRoot());
    return result;
  } finally {
    inProgress.delete(submission.id);
  }
}

/** Takes back the last step of an editor. Returns the issues when the page cannot be removed. */
export async function undoStep(
  { queue }: EditorSession,
  submission: Submission,
  change: ChangeOf,
): Promise<ChangeResult | { issues: readonly PublishIssue[] }> {
  if (submission.version !== change.version) return 'conflict';
  const { publication, history } = submission;
  if (publication !== undefined && findUndoable(history)?.action === 'accept') {
    try {
      const { changed } = await removePublication(parsePublication(publication), getRoot());
      if (changed.length > 0) return { issues: changed.map((file) => ({ file, field: '', reason: '' })) };
    } catch (error) {
      if (error instanceof PublishError) return { issues: error.issues };
      throw error;
    }
  }
  return queue.store.undo(change);
}

export type PreviewRow = { path: string; text: string };

function* flatten(value: unknown, path: string): Generator<PreviewRow> {
  if (value === null || value === undefined || value === '') return;
  if (value instanceof Date) yield { path, text: value.toISOString().slice(0, 10) };
  else if (typeof value === 'object') {
    for (const [key, item] of Object.entries(value)) yield* flatten(item, path ? `${path}.${key}` : key);
  } else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    yield { path, text: String(value) };
  }
}

/** Returns the values of the entry that would be written. */
export function listPreview({ publication, files }: PreparedPublication): PreviewRow[] {
  const [main] = publication?.files ?? [];
  const file = files.find(({ path }) => path === main?.path);
  return file ? [...flatten(load(new TextDecoder().decode(file.contents)), '')] : [];
}
