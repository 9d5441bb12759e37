import { beforeEach, expect, test, vi } from 'vitest';
import { openNewPageForEachTest } from '@/storage/testing/open-new-page.ts';
import { createRecordInput } from '@/storage/testing/profile.ts';

const { startDelivery } = vi.hoisted(() => ({ startDelivery: vi.fn() }));
vi.mock('@/storage/outbox/start-delivery.ts', () => ({ startDelivery }));

const TEXTS = { title: 'Business card for {name}', note: 'Asked for' };
const HUDA = { id: 'huda', name: 'Huda', note: 'About honey' };
const SALIM = { id: 'salim', name: 'Salim', note: 'About boxes' };
const NOW = new Date('2026-11-21T08:00:00Z');

openNewPageForEachTest();

beforeEach(() => {
  startDelivery.mockClear();
});

/** Opens the page with a new browser profile. */
async function openPage() {
  const answers = await import('./answers.ts');
  const { database, settings, records } = await answers.openAnswers();
  const createCard = () => {
    const answer = { name: 'fullName', label: 'Full name', kind: 'text', value: 'Maryam', text: 'Maryam' };
    return records.submit(createRecordInput(1, { action: 'businessCard', form: 'business-card', answers: [answer] }));
  };
  const getAnswer = async (id: string) => (await settings.get(`card-request:${id}`))?.answer;
  const listShared = () => records.list({ action: 'shareCard' });
  return { ...answers, database, createCard, getAnswer, listShared };
}

test('without a card nothing is accepted and nothing is sent', async () => {
  const { acceptRequests, getAnswer, listShared } = await openPage();
  expect(await acceptRequests([HUDA], TEXTS, NOW)).toBeUndefined();
  expect(await getAnswer(HUDA.id)).toBeUndefined();
  expect(await listShared()).toEqual([]);
  expect(startDelivery).not.toHaveBeenCalled();
});

test('each accepted request sends the card once, to the person who asked', async () => {
  const { acceptRequests, createCard, getAnswer, listShared } = await openPage();
  await createCard();
  expect(await acceptRequests([HUDA], TEXTS, NOW)).toEqual([HUDA.id]);
  // As from another tab, which shows the first request as open.
  expect(await acceptRequests([HUDA, SALIM], TEXTS, NOW)).toEqual([SALIM.id]);
  expect(await acceptRequests([HUDA, SALIM], TEXTS, NOW)).toEqual([]);
  const shared = await listShared();
  expect(shared.map(({ about }) => about?.name).sort()).toEqual(['Huda', 'Salim']);
  expect(shared.find(({ about }) => about?.id === 'huda')).toMatchObject({
    title: 'Business card for Huda',
    card: { fullName: 'Maryam' },
    answers: [{ text: 'About honey' }],
  });
  expect(await getAnswer(SALIM.id)).toBe('accepted');
  expect(startDelivery).toHaveBeenCalled();
});

test('declining sends nothing, and leaves an accepted request as it is', async () => {
  const { acceptRequests, declineRequests, createCard, getAnswer, listShared } = await openPage();
  await createCard();
  await acceptRequests([HUDA], TEXTS, NOW);
  expect(await declineRequests([HUDA.id, SALIM.id], NOW.getTime())).toEqual([SALIM.id]);
  expect(await getAnswer(HUDA.id)).toBe('accepted');
  expect(await getAnswer(SALIM.id)).toBe('declined');
  expect(await listShared()).toHaveLength(1);
});

test('undo takes the record and the answer back', async () => {
  const { acceptRequests, declineRequests, undoAnswers, createCard, getAnswer, listShared } = await openPage();
  await createCard();
  await acceptRequests([HUDA], TEXTS, NOW);
  await declineRequests([SALIM.id], NOW.getTime());
  expect(await undoAnswers([HUDA.id, SALIM.id, 'nobody'])).toBe(0);
  expect(await getAnswer(HUDA.id)).toBeUndefined();
  expect(await getAnswer(SALIM.id)).toBeUndefined();
  expect(await listShared()).toEqual([]);
});

test('a card that was sent stays, and its request stays accepted', async () => {
  const { acceptRequests, undoAnswers, createCard, getAnswer, listShared, database } = await openPage();
  await createCard();
  await acceptRequests([HUDA, SALIM], TEXTS, NOW);
  const sent = (await listShared()).find(({ about }) => about?.id === 'huda');
  await database.records.update(sent?.id ?? '', { delivery: { state: 'delivered', tries: 1 } });
  expect(await undoAnswers([HUDA.id, SALIM.id])).toBe(1);
  expect(await getAnswer(HUDA.id)).toBe('accepted');
  expect(await getAnswer(SALIM.id)).toBeUndefined();
});

test('the answers are reported once all of them are read', async () => {
  const { declineRequests, openAnswers, watchAnswers } = await openPage();
  await declineRequests([SALIM.id], NOW.getTime());
  const reports: (string | undefined)[][] = [];
  const stop = watchAnswers(await openAnswers(), [HUDA.id, SALIM.id], (answers) => {
    reports.push([HUDA, SALIM].map(({ id }) => answers.get(id)?.answer));
  });
  await vi.waitFor(() => {
    expect(reports.length).toBeGreaterThan(0);
  });
  stop();
  expect(reports[0]).toEqual([undefined, 'declined']);
});
