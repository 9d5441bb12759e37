/**
 * `ino-review`: shows what became of a record, wherever a page shows the record. Only sites with a receiver have the element, and
 * it is loaded after the page is idle. All elements of a page share one query.
 */
import { readLabels } from '@/lib/messages.ts';
import type { Database } from '../database.ts';
import { StoredRecord, type Review } from '../schemas/stored-record.ts';
import { ValidatedTable } from '../tables/validated-table.ts';
import { observeQuery } from '../observe-query.ts';

/** Labels of the states, and the texts around link, reason and answer. */
type ReviewLabels = Record<Review['state'] | 'page' | 'reason' | 'answer', string>;

const TONES: Record<Review['state'], string> = {
  received: 'bg-sunken text-muted',
  'in-review': 'bg-brass-soft text-brass-ink',
  accepted: 'bg-palm-soft text-palm',
  published: 'bg-palm-soft text-palm',
  declined: 'bg-clay-soft text-clay',
  answered: 'bg-palm-soft text-palm',
};

const create = (name: 'a' | 'span', className: string, text: string): HTMLElement =>
  Object.assign(document.createElement(name), { className, textContent: text });

/** Returns a text of the operator with its label. */
function createText(label: string, text: string): HTMLElement {
  const block = create('span', 'block max-w-measure', '');
  const words = create('span', 'block whitespace-pre-line wrap-anywhere', text);
  words.dir = 'auto';
  block.append(create('span', 'font-semibold', label), words);
  return block;
}

function createParts({ state, link, reason, answer }: Review, labels: ReviewLabels, isBrief: boolean): HTMLElement[] {
  const badge = create(
    'span',
    `inline-flex min-h-7 items-center rounded-full px-3 text-small ${TONES[state]}`,
    labels[state],
  );
  if (isBrief) return [badge];
  const page = link === undefined ? [] : [create('a', PAGE_CLASS, labels.page)];
  for (const anchor of page) (anchor as HTMLAnchorElement).href = link ?? ''; // `create` made an anchor
  return [
    badge,
    ...page,
    ...(reason === undefined ? [] : [createText(labels.reason, reason)]),
    ...(answer === undefined ? [] : [createText(labels.answer, answer)]),
  ];
}

const PAGE_CLASS = 'inline-flex min-h-11 items-center font-semibold text-sea underline underline-offset-4';

let reviews: ReadonlyMap<string, Review> = new Map();
const elements = new Set<ReviewElement>();

class ReviewElement extends HTMLElement {
  connectedCallback(): void {
    elements.add(this);
    this.className = 'inline-flex flex-wrap items-center gap-x-3 gap-y-1 text-small empty:hidden';
    this.update();
  }

  disconnectedCallback(): void {
    elements.delete(this);
  }

  static get observedAttributes(): string[] {
    return ['data-record'];
  }

  attributeChangedCallback(): void {
    this.update();
  }

  /** Shows the review of the record that the element or its row names. */
  update(): void {
    const id = this.dataset['record'] ?? this.closest<HTMLElement>('[data-input]')?.dataset['input'] ?? '';
    const review = reviews.get(id);
    const page = document.querySelector<HTMLElement>('ino-review-labels');
    const isBrief = this.dataset['brief'] !== undefined;
    // A part that has not changed keeps the focus.
    const key = JSON.stringify(review ?? null);
    if (!page || this.dataset['shown'] === key) return;
    this.dataset['shown'] = key;
    this.replaceChildren(...(review ? createParts(review, readLabels<ReviewLabels>(page), isBrief) : []));
  }
}

/** Defines the element, and shows the reviews as they change. */
export function startReviewElements(database: Database): void {
  const records = new ValidatedTable(database.records, StoredRecord);
  const query = async () => {
    const delivered = await database.records.where('delivery.state').equals('delivered').toArray();
    return records.parseAll(delivered.filter((row) => (row as Partial<StoredRecord>).review !== undefined)); // a row is an object
  };
  customElements.define('ino-review', ReviewElement);
  observeQuery(query, (found) => {
    reviews = new Map(found.flatMap(({ id, review }) => (review ? [[id, review] as const] : [])));
    for (const element of elements) element.update();
  });
}
