/** Submissions of each kind that is published, as the receiver stores them. */
import type { Json } from '@/storage/base-schemas.ts';
import type { PublishInput } from '../publication.ts';
import type { PublishingKind } from '../kinds.ts';

type PublishedRecord = PublishInput['record'];

/** The time at which submissions of tests are received. */
export const RECEIVED_AT = Date.UTC(2026, 10, 20, 8);

export const createAnswer = (
  name: string,
  kind: string,
  value: Json,
  text = typeof value === 'string' ? value : '',
): PublishedRecord['answers'][number] => ({
  name,
  label: name,
  kind,
  value,
  text,
});

const createRecord = (overrides: Partial<PublishedRecord>): PublishedRecord => ({
  id: '5f0e8c34-90f1-4d58-8a5e-0c6f7b1c2d3e',
  number: 'RQ-261120-7F3K',
  action: 'quotation',
  form: 'request-quotation',
  title: 'Request',
  answers: [],
  files: [],
  at: RECEIVED_AT - 10_000,
  ...overrides,
});

export type Submission = Omit<PublishInput, 'root'>;

const createSubmission = (
  record: Partial<PublishedRecord>,
  details: Readonly<Record<string, string>> = {},
): Submission => ({ record: createRecord(record), files: [], receivedAt: RECEIVED_AT, details });

export const SUBMISSIONS: Readonly<Partial<Record<PublishingKind, Submission>>> = {
  post: createSubmission({
    number: 'PO-261120-7F3K',
    action: 'post',
    form: 'post',
    answers: [
      createAnswer('text', 'longText', 'New winter scarves are in, “soft” as ever: 3 colours.'),
      createAnswer('visibility', 'radio', 'public'),
    ],
  }),
  buyerInput: createSubmission({
    answers: [
      createAnswer('category', 'select', 'food', 'Food'),
      createAnswer('rate', 'money', 1250, '$12.50'),
      createAnswer('quantity', 'number', 40, '40'),
      createAnswer('unit', 'select', 'piece', 'piece'),
      createAnswer('detail', 'longText', 'Sidr honey in jars of 1 kg, delivered to Nizwa.\nLab sheet needed.'),
      createAnswer('keywords', 'keywords', ['honey', 'sidr'], 'honey, sidr'),
    ],
  }),
};
