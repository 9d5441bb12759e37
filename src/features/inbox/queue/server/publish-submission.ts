/** Prepares submissions that become pages. */
import { joinLabels } from '@/cms/bridge/field-label.ts';
import { normalizeLine } from '@/lib/text/normalize.ts';
import type { FileFolder } from '@/features/inbox/receiver/file-folder.ts';
import type { Submission } from '@/features/inbox/store/queue-store.ts';
import { isOpen } from '@/features/inbox/store/transitions.ts';
import { getPublishingKind } from '@/features/inbox/publish/kinds.ts';
import type {
  AttachedFile,
  PreparedPublication,
  PublicationDescription,
  PublishInput,
  PublishIssue,
} from '@/features/inbox/publish/publication.ts';
import { describePublication, preparePublication } from '@/features/inbox/publish/publish.ts';
import type { EditorSession } from './authorize.ts';
import type { Queue } from './open-queue.ts';
import { toVersionedId } from './versioned-id.ts';
import { editAnswers, listEditableAnswers, readDetails, type EditableAnswer } from './editable-answers.ts';

export type Preparation<Prepared = PublicationDescription> = {
  prepared: Prepared;
  /** What the editor may change, as it is now. */
  answers: readonly EditableAnswer[];
  /** Labels of the answers that the editor has changed. */
  changed: readonly string[];
  /** The products of a store without a decision, and whether they are published with it, by the names that they would have. */
  products: readonly { submission: Submission; name: string; isChosen: boolean }[];
};

async function readBytes(folder: FileFolder, storedName: string): Promise<Uint8Array> {
  const content = await folder.read(storedName);
  if (!content) throw new Error(`the file ${storedName} of the submission is missing in the folder of the inbox`);
  return new Uint8Array(await new Response(content).arrayBuffer());
}

/** Returns whether a submission becomes a page, if it is accepted. */
export const isPublishable = ({ record }: Pick<Submission, 'record'>): boolean =>
  getPublishingKind(record) !== undefined;

const toAttachedFiles = ({ files: folder }: Queue, { files }: Submission): AttachedFile[] =>
  files.map(({ name, type, size, storedName }) => ({ name, type, size, read: () => readBytes(folder, storedName) }));

/** Names of the fields of a form: one for each product that is published with its store, and one that says that they are listed. */
export const PRODUCT_FIELD = 'product';
export const PRODUCTS_LISTED_FIELD = 'products-listed';

/** Returns the name of a product as its page would have it. The subject of its record is another text of the sender. */
function readName({ record, subject }: Submission): string {
  const value = record.answers.find(({ name }) => name === 'name')?.value;
  return typeof value === 'string' ? normalizeLine(value) : subject;
}

/** Returns the products that can be published with a store. All are, unless the form lists them without some. */
async function findProducts({ store }: Queue, submission: Submission, form: FormData | undefined) {
  if (getPublishingKind(submission.record) !== 'store') return [];
  const found = (await store.findProducts(submission.number)).filter(({ state }) => isOpen(state));
  const chosen = form?.has(PRODUCTS_LISTED_FIELD) ? form.getAll(PRODUCT_FIELD) : undefined;
  return found.map((product) => ({
    submission: product,
    name: readName(product),
    isChosen: chosen?.includes(toVersionedId(product)) ?? true,
  }));
}

/** Adds the names of products to the names of their answers. */
const nameProducts = (issues: readonly PublishIssue[], products: Preparation['products']): PublishIssue[] => {
  const chosen = products.filter(({ isChosen }) => isChosen);
  return issues.map((issue) => {
    const [, at = '', field = ''] = /^products\.(\d+)\.(.+)$/.exec(issue.file ? '' : issue.field) ?? [];
    const product = chosen[Number(at)];
    return field && product ? { ...issue, label: joinLabels(product.name, issue.label ?? field) } : issue;
  });
};

/** Prepares a submission with what the editor has changed. */
async function prepareWith<Prepared extends PublicationDescription>(
  prepare: (input: PublishInput) => Promise<Prepared>,
  { queue }: EditorSession,
  submission: Submission,
  form?: FormData,
): Promise<Preparation<Prepared>> {
  const editable = await listEditableAnswers(submission.record);
  const { record, edited, changed } = editAnswers(submission.record, editable, form);
  const products = await findProducts(queue, submission, form);
  const prepared = await prepare({
    record,
    files: toAttachedFiles(queue, submission),
    products: products
      .filter(({ isChosen }) => isChosen)
      .map(({ submission: product }) => ({ record: product.record, files: toAttachedFiles(queue, product) })),
    root: queue.root,
    receivedAt: submission.receivedAt,
    details: readDetails(form),
  });
  return {
    prepared: { ...prepared, issues: nameProducts(prepared.issues, products) },
    answers: edited,
    changed,
    products,
  };
}

/** Prepares the page of a submission, with what the editor has changed. */
export const prepareSubmission = (
  session: EditorSession,
  submission: Submission,
  form: FormData | undefined,
): Promise<Preparation<PreparedPublication>> => prepareWith(preparePublication, session, submission, form);

/** Returns what an editor sees and may change before accepting a submission. */
export const describeSubmission = (session: EditorSession, submission: Submission): Promise<Preparation> =>
  prepareWith(describePublication, session, submission);
