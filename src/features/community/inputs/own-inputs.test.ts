import { expect, test } from 'vitest';
import type { StoredFieldValue, StoredRecord } from '@/storage/schemas/stored-record.ts';
import { toOwnInput } from './own-inputs.ts';

const answer = (name: string, value: StoredFieldValue['value'], text: string): StoredFieldValue => ({
  name,
  label: name,
  kind: 'text',
  value,
  text,
});

const record = (action: string, answers: StoredFieldValue[]): StoredRecord => ({
  id: '5d0c7a0e-3f0b-4f3e-9d46-0a3c1c0f9a11',
  number: 'RQ-261121-7F3K',
  action,
  form: 'request-quotation',
  title: 'Request Quotation',
  answers,
  files: [],
  at: 5,
  delivery: { state: 'queued', tries: 0 },
});

test('reads an input from a request for quotation', () => {
  const input = toOwnInput(
    record('quotation', [
      answer('category', 'food', 'Dates, Honey & Food'),
      answer('rate', 4850, '$48.50'),
      answer('quantity', 36, '36'),
      answer('unit', 'jar', 'jar'),
      answer('detail', 'Raw sidr honey', 'Raw sidr honey'),
      answer('attachment', [], ''),
    ]),
  );
  expect(input).toMatchObject({
    kind: 'product',
    category: 'food',
    categoryName: 'Dates, Honey & Food',
    detail: 'Raw sidr honey',
    rate: '$48.50',
    cents: 4850,
    quantity: 36,
    unit: 'jar',
    delivery: 'queued',
  });
  expect(input.answers.map(({ label }) => label)).not.toContain('attachment');
});

test('reads the salary of a job and the period of a service', () => {
  expect(toOwnInput(record('postJob', [answer('salaryFrom', 90_000, '$900.00')]))).toMatchObject({
    kind: 'job',
    rate: '$900.00',
    quantity: 0,
  });
  expect(
    toOwnInput(record('sellServices', [answer('category', 'home', 'Home'), answer('per', 'hour', 'hour')])),
  ).toMatchObject({ kind: 'offer', category: 'service-home', unit: 'hour', rate: '' });
});
