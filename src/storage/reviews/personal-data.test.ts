import { expect, test } from 'vitest';
import type { StoredRecord } from '../schemas.ts';
import { createRecordInput, getId } from '../testing/profile.ts';
import { eraseAtInbox, exportFromInbox } from './personal-data.ts';

const record: StoredRecord = {
  ...createRecordInput(1, { token: 'secret' }),
  delivery: { state: 'delivered', tries: 1 },
};

const respondWith = (response: () => Response) => ({
  fetch: () => Promise.resolve().then(response),
  base: 'https://ino.example/',
});

test.each([
  ['it confirms the record', () => Response.json({ records: [{ id: getId(1) }] }), true],
  ['it confirms another record', () => Response.json({ records: [{ id: getId(2) }] }), false],
  ['it confirms nothing', () => Response.json({ records: [] }), false],
  ['it rejects the request', () => Response.json({ records: [{ id: getId(1) }] }, { status: 429 }), false],
  ['it answers with a page', () => new Response('<h1>Welcome</h1>'), false],
  [
    'the connection is lost',
    () => {
      throw new TypeError('failed to fetch');
    },
    false,
  ],
])('when %s, the inbox has erased the record: %#', async (_, response, isErased) => {
  expect(await eraseAtInbox('/api/inbox', record, respondWith(response))).toBe(isErased);
});

test('an export that lacks a part fails', async () => {
  let count = 0;
  const response = () => {
    if (++count > 1) throw new TypeError('failed to fetch');
    return Response.json({ records: [] });
  };
  const records = Array.from({ length: 101 }, () => record);
  expect(await exportFromInbox('/api/inbox', records, respondWith(response))).toBeUndefined();
});
