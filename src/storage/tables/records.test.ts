import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createPropertyOptions } from '@/lib/testing/property-options.ts';
import { UNDO_PERIOD_MS } from '../outbox/initial-delivery.ts';
import { getFileTables } from '../file-owners.ts';
import { releaseRecord, setReplacedRecord } from '../held-records.ts';
import type { Json } from '../schemas/base-schemas.ts';
import type { Delivery, StoredRecord } from '../schemas/stored-record.ts';
import { createCampaign } from '../testing/campaign.ts';
import {
  createRecordInput,
  createTestDatabase,
  getId,
  collect,
  createStores,
  listFileIds,
  type Stores,
} from '../testing/profile.ts';

const openStores = async (): Promise<Stores> =>
  createStores({ database: await createTestDatabase(), isPersistent: true });

const DRAFT = 'quotation:sidr-honey-1kg';
const SAVED: Delivery = { state: 'saved', tries: 0 };

const createRef = (id: string) => ({ id, name: `${id}.txt`, type: '', size: 1 });

/** Creates a draft with two files, and returns its tables. */
async function beginDelivery() {
  const device = await openStores();
  const { drafts, files, database } = device;
  await drafts.save(DRAFT, { quantity: 40, unfinished: 'x', sheets: ['a', 'b'].map(createRef) }, 5);
  for (const id of ['a', 'b'])
    await files.put({ id, owner: `draft:${DRAFT}`, name: `${id}.txt`, blob: new Blob([id]), at: 6 });
  const getHeldRecords = async () => [
    await database.drafts.toArray(),
    await database.files.toArray(),
    await database.records.toArray(),
  ];
  return { ...device, held: getHeldRecords };
}

describe('submit', () => {
  test('stores the record once, takes over the files and deletes the draft', async () => {
    const { records, database, drafts } = await beginDelivery();
    const given = createRecordInput(1, { files: ['b', 'a'] });
    const all = await Promise.all([1, 2, 3].map(() => records.submit(given, { draft: DRAFT, delivery: SAVED })));
    const again = await records.submit({ ...given, title: 'Other' }, { delivery: SAVED });
    for (const record of [...all, again]) expect(record).toEqual(all[0]);
    expect(await records.list()).toEqual([{ ...given, delivery: SAVED, draft: expect.anything() as unknown }]);
    expect(await drafts.get(DRAFT)).toBeUndefined();
    expect(await listFileIds(database, `record:${given.id}`)).toEqual(['a', 'b']);
  });

  test('joins a transaction that does not have the settings', async () => {
    const { records, database } = await openStores();
    const { id } = createRecordInput(1);
    const tables = [...getFileTables(database), database.threads];
    await database.transaction('rw', tables, () => records.submit(createRecordInput(1), { delivery: SAVED }));
    expect(await records.get(id)).toBeDefined();
  });

  test("names the products of the visitor's own store in their order", async () => {
    const { records, database } = await openStores();
    const submit = (number: number) =>
      records.submit(createRecordInput(number), { delivery: SAVED, hasProducts: true });
    expect(await submit(1)).not.toHaveProperty('products');
    await database.products.bulkAdd([
      { id: 'second', position: 1 },
      { id: 'first', position: 0 },
    ]);
    expect(await submit(2)).toMatchObject({ products: ['first', 'second'] });
    expect(await records.submit(createRecordInput(3), { delivery: SAVED })).not.toHaveProperty('products');
  });

  test('stores a file once as long as any record refers to it', async () => {
    const { records, files, database } = await beginDelivery();
    await records.submit(createRecordInput(1, { files: ['a', 'b'] }), { draft: DRAFT });
    await records.submit(createRecordInput(2, { files: ['a'] }), {
      draft: DRAFT,
      values: { sheets: [createRef('a')] },
    });
    expect(await database.files.count()).toBe(2);
    await records.remove(getId(1));
    expect((await database.files.toCollection().primaryKeys()).sort()).toEqual(['a']);
    expect((await files.get('a'))?.owner).toBe(`record:${getId(2)}`);
    await records.remove(getId(2));
    expect(await database.files.count()).toBe(0);
  });

  test('leaves the picture of a campaign when its record is deleted', async () => {
    const { records, files, database } = await beginDelivery();
    await records.submit(createRecordInput(1, { files: ['a'] }), { draft: DRAFT, values: {} });
    const campaign = createCampaign({ record: getId(1), document: { id: 'a', name: 'a.txt', type: 'text/plain' } });
    await database.campaigns.put(campaign);
    await records.remove(getId(1));
    const kept = await files.get('a');
    expect([kept?.owner, await kept?.blob.text()]).toEqual([`campaign:${campaign.id}`, 'a']);
  });

  test('leaves no file without references', async () => {
    const { records, files, database } = await beginDelivery();
    await files.put({ id: 'c', owner: `draft:${DRAFT}`, name: 'c.txt', blob: new Blob(['c']) });
    await records.submit(createRecordInput(1, { files: ['a'] }), {
      draft: DRAFT,
      values: { sheets: [createRef('a')] },
    });
    expect(await database.files.toCollection().primaryKeys()).toEqual(['a']);
  });

  test('leaves a file that was added to the draft for the next record', async () => {
    const { records, files, database } = await beginDelivery();
    await files.put({ id: 'c', owner: `draft:${DRAFT}`, name: 'c.txt', blob: new Blob(['c']) });
    const values = { sheets: ['a', 'b'].map(createRef) };
    await records.submit(createRecordInput(1, { files: ['a', 'b'] }), { draft: DRAFT, values, shouldKeepFiles: true });
    expect(await listFileIds(database, `draft:${DRAFT}`)).toEqual(['c']);
    expect(await listFileIds(database, `record:${getId(1)}`)).toEqual(['a', 'b']);
  });

  test('takes over the files that tabs added to a shared draft, and leaves those that it does not name', async () => {
    const { records, drafts, files, database } = await openStores();
    const put = (id: string, tab: string) =>
      files.put({ id, owner: `draft:interests:@${tab}`, name: id, blob: new Blob([id]) });
    await drafts.save('interests:', { pictures: ['a', 'b'].map(createRef) }, 1);
    await put('a', 'me');
    await put('b', 'you');
    await put('c', 'you');
    await records.submit(createRecordInput(1, { files: ['a', 'b'] }), { draft: 'interests:', fields: ['pictures'] });
    const getOwners = async () =>
      ((await database.files.toArray()) as Record<string, unknown>[]).map(({ id, owner }) => [id, owner]);
    const added = ['c', 'draft:interests:@you'];
    expect(await getOwners()).toEqual([['a', `record:${getId(1)}`], ['b', `record:${getId(1)}`], added]);
    await records.remove(getId(1));
    expect(await getOwners()).toEqual([added]);
  });

  test('is atomic', async () => {
    const { records, held } = await beginDelivery();
    const before = await held();
    await expect(records.submit(createRecordInput(1, { files: ['a', 'gone'] }), { draft: DRAFT })).rejects.toThrow(
      'gone',
    );
    await expect(records.submit(createRecordInput(1, { id: 'no uuid' }), { draft: DRAFT })).rejects.toThrow('UUID');
    expect(await held()).toEqual(before);
  });

  test('keeps the answers to fields of other forms, and the latest record before it for undo', async () => {
    const { records, files, database } = await openStores();
    await files.put({ id: 'a', owner: 'draft:profile:', name: 'a.txt', blob: new Blob(['a']) });
    const answer = (name: string, value: Json) => ({
      name,
      label: name,
      kind: 'text',
      value,
      text: JSON.stringify(value),
    });
    const create = (number: number, answers: StoredRecord['answers'], changes: Partial<StoredRecord> = {}) =>
      createRecordInput(number, { action: 'profile', answers, ...changes });
    const getAnswers = async () => {
      const [latest] = await records.list({ action: 'profile', limit: 1 });
      return latest?.answers.map(({ name, value }) => [name, value] as const);
    };
    const picture = [{ id: 'a', name: 'a.txt', type: '', size: 1 }];
    const first = create(1, [answer('name', 'Huda'), answer('picture', picture)], { files: ['a'], at: 1e14 });
    await records.submit(first, { fields: ['name', 'picture'] });
    await records.submit(create(2, [answer('about', 'Buyer')]), { fields: ['about', 'position'] });
    await records.submit(create(3, [answer('name', 'Salma')]), { fields: ['name'] });
    expect(Object.fromEntries((await getAnswers()) ?? [])).toEqual({ name: 'Salma', about: 'Buyer', picture });
    // Newer than the record before it, although a wrong clock made that one.
    expect((await records.list()).map(({ id, files }) => [id, files])).toEqual([
      [getId(3), ['a']],
      [getId(2), ['a']],
    ]);
    await records.submit(create(4, []), { fields: ['picture', 'about'] });
    expect(await getAnswers()).toEqual([['name', 'Salma']]);
    expect(await records.undo(getId(4))).toBe('undone');
    expect(Object.fromEntries((await getAnswers()) ?? [])).toEqual({ name: 'Salma', about: 'Buyer', picture });
    expect(await database.files.count()).toBe(1);
  });

  test('of one conversation are in the order of saving, although the clock was set back', async () => {
    const { records } = await openStores();
    const say = (number: number, at: number, conversation: string) =>
      records.submit(createRecordInput(number, { action: 'chat', conversation, at }), { delivery: SAVED });
    await say(1, 500, 'store:a');
    await say(2, 500, 'store:a');
    await say(3, 100, 'store:a');
    await say(4, 100, 'store:b');
    const list = async (conversation: string) => (await records.list({ conversation })).map(({ id }) => id);
    expect(await list('store:a')).toEqual([getId(3), getId(2), getId(1)]);
    expect((await records.get(getId(4)))?.at).toBe(100);
  });

  test('of one thing that is edited are in the order of saving, although the clock was ahead', async () => {
    const { records } = await openStores();
    const save = (number: number, at: number) =>
      records.submit(createRecordInput(number, { action: 'businessCard', at }), { shouldResume: true });
    await save(1, 1e14);
    await save(2, 1e12);
    await save(3, 1e12 + 1);
    expect((await records.list({ action: 'businessCard' })).map(({ id }) => id)).toEqual([3, 2, 1].map(getId));
  });

  test('stays in the browser without an endpoint, and waits for the undo period with one', async () => {
    const { createInitialDelivery } = await import('../outbox/initial-delivery.ts');
    const { records } = await openStores();
    expect((await records.submit(createRecordInput(1))).delivery).toEqual(SAVED);
    expect(createInitialDelivery(7, true)).toEqual({ state: 'queued', tries: 0, next: 7 + UNDO_PERIOD_MS });
  });
});

describe('a draft that replaces a record', () => {
  /** Creates a held registration, and a draft that changes it. */
  async function createChangingStores(delivery: Delivery = SAVED) {
    const device = await openStores();
    const { drafts, records, files } = device;
    await files.put({ id: 'a', owner: `record:${getId(1)}`, name: 'a.txt', blob: new Blob(['a']) });
    await records.submit(createRecordInput(1, { files: ['a'] }), { delivery });
    await drafts.repeat(DRAFT, { quantity: 40 }, { id: getId(1) });
    await setReplacedRecord(device.database, DRAFT, getId(1));
    await drafts.save(DRAFT, { quantity: 50 }, 9);
    return device;
  }
  const getIds = async ({ records }: Stores) => (await records.list()).map(({ id }) => id);

  test('makes a record that replaces it, with its files', async () => {
    const device = await createChangingStores();
    await device.records.submit(createRecordInput(2), { draft: DRAFT, delivery: SAVED });
    expect(await getIds(device)).toEqual([getId(2)]);
    expect(await listFileIds(device.database, `record:${getId(1)}`)).toEqual([]);
  });

  test('no longer replaces it once discarded or unlinked', async () => {
    const device = await createChangingStores();
    await device.drafts.drop(DRAFT);
    await device.drafts.save(DRAFT, { quantity: 1 });
    await device.records.submit(createRecordInput(2), { draft: DRAFT, delivery: SAVED });
    await device.drafts.save(DRAFT, { quantity: 2 });
    await setReplacedRecord(device.database, DRAFT, getId(2));
    await setReplacedRecord(device.database, DRAFT);
    expect(await device.drafts.get(DRAFT)).toMatchObject({ values: { quantity: 2 } });
    await device.records.submit(createRecordInput(3), { draft: DRAFT, delivery: SAVED });
    expect(await getIds(device)).toEqual([3, 2, 1].map(getId));
  });

  test('does not replace a record that was confirmed meanwhile', async () => {
    const device = await createChangingStores();
    await releaseRecord(device.database, getId(1), { state: 'queued', tries: 0, next: 5 });
    await device.records.submit(createRecordInput(2), { draft: DRAFT, delivery: SAVED });
    expect(await getIds(device)).toEqual([getId(2), getId(1)]);
    expect((await device.records.get(getId(1)))?.delivery.state).toBe('queued');
  });

  test.each<Delivery>([
    { state: 'sending', tries: 0 },
    { state: 'delivered', tries: 1 },
    { state: 'queued', tries: 1, unsure: true },
  ])('does not replace a record that is %j', async (delivery) => {
    const device = await createChangingStores(delivery);
    await device.records.submit(createRecordInput(2), { draft: DRAFT, delivery: SAVED });
    expect(await getIds(device)).toEqual([getId(2), getId(1)]);
  });

  test('stays when the submission fails', async () => {
    const device = await createChangingStores();
    await expect(device.records.submit(createRecordInput(2, { files: ['gone'] }), { draft: DRAFT })).rejects.toThrow(
      'gone',
    );
    expect(await getIds(device)).toEqual([getId(1)]);
    expect((await device.drafts.get(DRAFT))?.replaces).toBe(getId(1));
  });
});

describe('releaseRecord', () => {
  test.each<[Delivery, string]>([
    [SAVED, 'queued'],
    [{ state: 'saved', tries: 0, unsure: true }, 'saved'],
    [{ state: 'delivered', tries: 1 }, 'delivered'],
    [{ state: 'failed', tries: 1 }, 'failed'],
  ])('of %j makes it %s', async (delivery, state) => {
    const { records, database } = await openStores();
    await records.submit(createRecordInput(1), { delivery });
    await releaseRecord(database, getId(1), { state: 'queued', tries: 0, next: 5 });
    expect((await records.get(getId(1)))?.delivery.state).toBe(state);
  });

  test('does not restore a deleted record', async () => {
    const { records, database } = await openStores();
    await releaseRecord(database, getId(1));
    expect(await records.list()).toEqual([]);
  });
});

describe('undo', () => {
  test('restores everything', async () => {
    const { records, held } = await beginDelivery();
    const before = await held();
    await records.submit(createRecordInput(1, { files: ['a'] }), { draft: DRAFT });
    expect(await held()).not.toEqual(before);
    expect(await records.undo(getId(1))).toBe('undone');
    expect(await held()).toEqual(before);
    expect(await records.undo(getId(1))).toBe('missing');
  });

  test('makes a draft of the values when none was stored', async () => {
    const { records, drafts, database } = await beginDelivery();
    await database.drafts.clear();
    const answer = { name: 'sheets', label: 'Sheets', kind: 'files', value: [createRef('a')], text: 'a.txt' };
    await records.submit(createRecordInput(1, { answers: [answer], files: ['a'] }), { draft: DRAFT });
    await records.undo(getId(1));
    expect((await drafts.get(DRAFT))?.values).toEqual({ sheets: [createRef('a')] });
    expect(await listFileIds(database, `draft:${DRAFT}`)).toEqual(['a']);
    expect(await database.files.get('b')).toBeUndefined();
  });

  test('restores the form’s values, even if the draft was saved earlier or by another tab', async () => {
    const { records, drafts } = await beginDelivery();
    const values = { quantity: '41', detail: 'typed last' };
    await drafts.save(DRAFT, { detail: 'of another tab' }, 7);
    await records.submit(createRecordInput(1), { draft: DRAFT, values });
    await records.undo(getId(1));
    expect(await drafts.get(DRAFT)).toMatchObject({ values, startedAt: 5 });
  });

  test.each<[Delivery, string]>([
    [{ state: 'sending', tries: 0 }, 'too-late'],
    [{ state: 'delivered', tries: 1 }, 'too-late'],
    [{ state: 'queued', tries: 1, unsure: true }, 'uncertain'],
    [{ state: 'failed', tries: 12, unsure: true }, 'uncertain'],
    [{ state: 'failed', tries: 1, status: 400 }, 'undone'],
    [{ state: 'queued', tries: 0 }, 'undone'],
    [SAVED, 'undone'],
  ])('of %j: %s', async (delivery, outcome) => {
    const { records, held } = await beginDelivery();
    await records.submit(createRecordInput(1), { draft: DRAFT, delivery });
    const before = await held();
    expect(await records.undo(getId(1))).toBe(outcome);
    if (outcome !== 'undone') expect(await held()).toEqual(before);
  });

  test('does not overwrite a newer draft, unless forced', async () => {
    const { records, drafts } = await beginDelivery();
    await records.submit(createRecordInput(1), { draft: DRAFT });
    await drafts.save(DRAFT, { quantity: 99 });
    expect(await records.undo(getId(1))).toBe('newer-draft');
    expect((await drafts.get(DRAFT))?.values).toEqual({ quantity: 99 });
    expect(await records.undo(getId(1), { anyway: true })).toBe('undone');
    expect((await drafts.get(DRAFT))?.values).toMatchObject({ quantity: 40 });
  });

  test('overwrites a draft that only copies it, and its files; not once that was changed', async () => {
    const { records, drafts, database, held } = await beginDelivery();
    const before = await held();
    const repeat = async () => {
      await records.submit(createRecordInput(1, { files: ['a'] }), { draft: DRAFT });
      await drafts.repeat(DRAFT, { quantity: 40, sheets: [createRef('a')] }, { id: getId(1) });
    };
    await repeat();
    expect(await records.undo(getId(1))).toBe('undone');
    expect(await held()).toEqual(before);
    await repeat();
    await drafts.save(DRAFT, { quantity: 41 });
    expect(await records.undo(getId(1))).toBe('newer-draft');
    await records.remove(getId(1));
    expect(await database.files.get('a')).toBeUndefined();
  });

  test('never undoes a record that is being sent', async () => {
    const { records } = await beginDelivery();
    await records.submit(createRecordInput(1), { draft: DRAFT, delivery: { state: 'sending', tries: 0 } });
    expect(await records.undo(getId(1), { anyway: true })).toBe('too-late');
  });
});

describe('a record that is deleted on a site with an inbox', () => {
  test.each<[Delivery, string | undefined, boolean]>([
    [{ state: 'sending', tries: 0 }, 'token', true],
    [{ state: 'delivered', tries: 1 }, 'token', true],
    [{ state: 'queued', tries: 1, unsure: true }, 'token', true],
    [{ state: 'queued', tries: 1 }, 'token', false],
    [{ state: 'failed', tries: 1, status: 422 }, 'token', false],
    [SAVED, undefined, false],
    // Sent to a receiver that is no inbox.
    [{ state: 'delivered', tries: 1 }, undefined, false],
  ])('with %j and the token %s stays until it is erased there: %s', async (delivery, token, stays) => {
    const { records, files } = await beginDelivery();
    const given = createRecordInput(1, { files: ['a'], ...(token !== undefined && { token }) });
    await records.submit(given, { draft: DRAFT, values: {}, delivery });
    const before = await records.get(getId(1));
    expect(await records.removeUnsent(getId(1))).toEqual(stays ? before : undefined);
    expect([await records.get(getId(1)), (await files.get('a')) !== undefined]).toEqual([
      stays ? before : undefined,
      stays,
    ]);
  });
});

describe('retry', () => {
  test.each<[Delivery['state'], boolean]>([
    ['saved', true],
    ['queued', true],
    ['failed', true],
    ['sending', false],
    ['delivered', false],
  ])('of %s: %s', async (state, possible) => {
    const { records } = await openStores();
    await records.submit(createRecordInput(1), { delivery: { state, tries: 12, reason: 'timeout', unsure: true } });
    expect(await records.retry(getId(1), 77)).toBe(possible);
    if (possible) {
      expect((await records.get(getId(1)))?.delivery).toEqual({ state: 'queued', tries: 0, next: 77, unsure: true });
    }
  });
});

describe('list', () => {
  test('returns the records of an action, newest first, in pages', async () => {
    const made = fc.array(fc.record({ action: fc.constantFrom('a', 'b'), broken: fc.boolean() }), { maxLength: 12 });
    const page = fc.record({ limit: fc.nat({ max: 5 }), offset: fc.nat({ max: 5 }) });
    await fc.assert(
      fc.asyncProperty(made, page, async (all, { limit, offset }) => {
        const { records, database } = await openStores();
        for (const [number, { action, broken }] of all.entries()) {
          const { id, delivery } = await records.submit(createRecordInput(number, { action }));
          if (broken) await database.records.put({ id, action, at: number, delivery });
        }
        const readable = all
          .flatMap(({ action, broken }, number) => (broken ? [] : [{ action, id: getId(number) }]))
          .reverse();
        const getIds = async (wanted: Parameters<typeof records.list>[0]) =>
          (await records.list(wanted)).map(({ id }) => id);
        expect(await getIds({})).toEqual(readable.map(({ id }) => id));
        const ofA = readable.filter(({ action }) => action === 'a').map(({ id }) => id);
        expect(await getIds({ action: 'a', limit, offset })).toEqual(ofA.slice(offset, offset + limit));
      }),
      createPropertyOptions(20),
    );
  });

  test('notifies subscribers of a new record', async () => {
    const { records } = await openStores();
    const heard = collect<unknown[]>(
      (changed) => records.watchList({ action: 'quotation' }, changed),
      ({ length }) => length === 1,
    );
    await records.submit(createRecordInput(1));
    expect(await heard).toHaveLength(1);
  });
});
