/** Drafts that another form starts, over a real database. */
import { expect, test } from 'vitest';
import { openNewPageForEachTest } from '@/storage/testing/open-new-page.ts';

openNewPageForEachTest();

async function openDrafts() {
  const { applyPrefill } = await import('./prefill.ts');
  const { openStorage } = await import('@/storage/open.ts');
  const { database } = await openStorage();
  return { applyPrefill, getDrafts: () => database.drafts.toArray() };
}

test('a request starts the campaign', async () => {
  const { applyPrefill, getDrafts } = await openDrafts();
  await applyPrefill('quotation', { detail: 'Raw sidr honey', keywords: ['honey'] });
  expect(await getDrafts()).toMatchObject([{ values: { headline: 'Raw sidr honey', keywords: ['honey'] } }]);
});

test('an empty request leaves no draft, which the campaign would restore', async () => {
  const { applyPrefill, getDrafts } = await openDrafts();
  await applyPrefill('quotation', { detail: ' ', keywords: [] });
  expect(await getDrafts()).toEqual([]);
});
