import { expect, test } from 'vitest';
import { businessCardChecks } from './checks.ts';

type Content = Parameters<(typeof businessCardChecks)[number]>[0];
type Data = Content['businessCards'][number]['data'];

const AT = '2026-11-20T08:40';
const request = (id: string): Data['requested'][number] => ({
  from: { collection: 'people', id },
  note: 'About a quotation',
  at: AT,
});
const createCard = (id: string): Data['received'][number] => ({
  from: { collection: 'people', id },
  message: 'Here is my card.',
  at: AT,
  isNew: false,
  occupation: '',
  email: '',
  mobile: '',
  position: '',
  website: '',
  social: '',
});

const findIssues = (data: Data) =>
  businessCardChecks.flatMap((check) => [
    ...check({ businessCards: [{ id: 'business-cards', file: 'content/business-cards.yaml', data }] }),
  ]);

test('somebody can be in both lists', () => {
  expect(findIssues({ requested: [request('huda'), request('salim')], received: [createCard('huda')] })).toEqual([]);
});

test('somebody who is in a list twice is refused at each later place', () => {
  const issues = findIssues({
    requested: [request('huda'), request('salim'), request('huda'), request('huda')],
    received: [createCard('salim'), createCard('salim')],
  });
  expect(issues.map(({ field }) => field)).toEqual(['requested.2.from', 'requested.3.from', 'received.1.from']);
  expect(issues[0]?.reason).toContain('huda');
});
