import { expect, test } from 'vitest';
import { walletChecks } from './checks.ts';

type Content = Parameters<(typeof walletChecks)[number]>[0];
type Entry = Content['wallet'][number]['data']['opening'][number];

const createEntry = (overrides: Partial<Entry>): Entry => ({
  id: 'TX-260920-0001',
  kind: 'opening',
  amount: 100,
  day: '2026-09-20',
  note: 'Opening sample balance',
  method: '',
  ...overrides,
});

/** Returns the fields with issues of a wallet with these sample entries. */
const findIssues = (...opening: Entry[]): string[] => {
  const content: Content = {
    wallet: [{ id: 'wallet', file: 'content/wallet.yaml', data: { quickAmounts: [50], opening } }],
  };
  return walletChecks.flatMap((check) => [...check(content)].map(({ field }) => field));
};

test('sample entries with different ids and a positive balance are accepted', () => {
  expect(findIssues()).toEqual([]);
  expect(
    findIssues(
      createEntry({}),
      createEntry({ id: 'TX-260921-0002', kind: 'withdraw', amount: 100 }),
      createEntry({ id: 'TX-260921-P001', kind: 'pointsEarned', amount: 40 }),
    ),
  ).toEqual([]);
});

test('an id that an earlier entry has is refused', () => {
  expect(findIssues(createEntry({}), createEntry({ amount: 5 }))).toEqual(['opening.1.id']);
});

test('points must be whole', () => {
  expect(findIssues(createEntry({ kind: 'pointsEarned', amount: 10.5 }))).toEqual(['opening.0.amount']);
});

test('the first entry that makes the balance negative is refused, even if a later one pays it back', () => {
  const spend = createEntry({ id: 'TX-260921-0002', kind: 'spend', amount: 100.01 });
  expect(findIssues(createEntry({}), spend, createEntry({ id: 'TX-260922-0003', kind: 'add' }))).toEqual([
    'opening.1.amount',
  ]);
  expect(findIssues(createEntry({ kind: 'pointsEarned' }), spend)).toEqual(['opening.1.amount']);
});
