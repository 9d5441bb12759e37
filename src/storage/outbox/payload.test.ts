import { describe, expect, test } from 'vitest';
import type { StoredFile } from '../schemas/stored-file.ts';
import type { StoredRecord } from '../schemas/stored-record.ts';
import { createRecordInput, getId } from '../testing/profile.ts';
import { buildRequestBody, omitWithheld } from './payload.ts';

const record = (files: readonly string[] = []): StoredRecord => ({
  ...createRecordInput(1, { files: [...files] }),
  delivery: { state: 'sending', tries: 3, said: 'secret', unsure: true },
  draft: { id: 'quotation:', values: { note: 'secret' }, startedAt: 1, at: 2 },
});

const createFile = (id: string): StoredFile => {
  const blob = new Blob([`bytes of ${id}`], { type: 'text/plain' });
  return {
    id,
    owner: `record:${getId(1)}`,
    name: `${id} "قهوة".txt`,
    type: 'text/plain',
    size: blob.size,
    blob,
    at: 1,
  };
};

/** Reads a request body as a receiver does. */
const receiveForm = async (parcel: ReturnType<typeof buildRequestBody>) => new Response(parcel.body).formData();

describe('buildRequestBody', () => {
  test('posts a record without files as JSON under its key, without local delivery state', () => {
    const { headers, body } = buildRequestBody(record(), []);
    expect(headers).toEqual({ 'Idempotency-Key': getId(1), 'Content-Type': 'application/json' });
    expect(JSON.parse(body as string)).toEqual(createRecordInput(1));
  });

  test('posts files as form data, in their order', async () => {
    const parcel = buildRequestBody(record(['b', 'a']), [createFile('b'), createFile('a')]);
    expect(parcel.headers).toEqual({ 'Idempotency-Key': getId(1) });
    const form = await receiveForm(parcel);
    const json = form.get('record') as Blob;
    expect(json.type).toBe('application/json');
    expect(JSON.parse(await json.text())).toEqual({
      ...createRecordInput(1),
      files: [
        { id: 'b', name: 'b "قهوة".txt', type: 'text/plain', size: 10 },
        { id: 'a', name: 'a "قهوة".txt', type: 'text/plain', size: 10 },
      ],
    });
    const parts = form.getAll('file') as File[];
    expect(parts.map(({ name, type }) => [name, type])).toEqual([
      ['b "قهوة".txt', 'text/plain'],
      ['a "قهوة".txt', 'text/plain'],
    ]);
    expect(await parts[0]?.text()).toBe('bytes of b');
  });

  test('leaves out the answers that stay on the device, and their files', async () => {
    const scan = { id: 'scan', name: 'scan.png', type: 'image/png', size: 4 };
    const answers = [
      { name: 'headline', label: 'Headline', kind: 'text', value: 'Abayas', text: 'Abayas' },
      { name: 'street', label: 'Street', kind: 'text', value: 'Secret Street', text: 'Secret Street' },
      { name: 'proof', label: 'Proof', kind: 'files', value: [scan], text: 'scan.png' },
    ];
    const whole = { ...record(['scan', 'a']), answers, withheld: ['street', 'proof'] };
    const { files } = omitWithheld(whole);
    expect(files).toEqual(['a']);
    const form = await receiveForm(buildRequestBody(whole, [createFile('a')]));
    const json = await (form.get('record') as Blob).text();
    expect(JSON.parse(json)).toMatchObject({ answers: [answers[0]], files: [{ id: 'a' }] });
    expect(json).not.toMatch(/Secret|scan|withheld/);
  });

  test('is identical at every attempt', () => {
    const again = { ...record(), delivery: { state: 'sending', tries: 4 } } as const;
    expect(buildRequestBody(again, [])).toEqual(buildRequestBody(record(), []));
  });
});
