/** Submissions of forms, over a real database. */
import { expect, test } from 'vitest';
import { openNewPageForEachTest } from '@/storage/testing/open-new-page.ts';
import { createRecordInput, getId } from '@/storage/testing/profile.ts';
import { ACTIONS, getAction, type ActionName } from './actions.ts';

openNewPageForEachTest();

// The keys of the table are the names of the actions.
const RESUMING = (Object.keys(ACTIONS) as ActionName[]).filter((action) => getAction(action).shouldResume);

test.each(RESUMING)('what was saved last is the latest record of %s, although the clock was ahead', async (action) => {
  const { submitRecord } = await import('./submission-storage.ts');
  const { openUserData } = await import('@/storage/open.ts');
  const { records } = await openUserData();
  for (const [number, at] of [1e14, 1e12].entries()) {
    const input = { ...createRecordInput(number, { at }), action } as Parameters<typeof submitRecord>[0];
    await submitRecord(input, `${action}:`, {});
  }
  expect((await records.list({ action, limit: 1 })).map(({ id }) => id)).toEqual([getId(1)]);
});
