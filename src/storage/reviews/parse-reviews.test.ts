import { expect, test } from 'vitest';
import { getId } from '../testing/profile.ts';
import { parseReviews } from './parse-reviews.ts';

const read = (answer: object) => parseReviews({ records: [{ id: getId(1), state: 'published', at: 5, ...answer }] });

test.each([
  ['another site', 'https://evil.example/a'],
  ['another site without a scheme', '//evil.example/a'],
  ['a backslash', '/\\evil.example'],
  ['a script', 'javascript:alert(1)'],
  ['a relative path', 'posts/a'],
])('an answer with a link to %s is left out', (_, link) => {
  expect(read({ link })).toEqual([]);
});

test('each state has only its own text, and unknown fields are left out', () => {
  const texts = { link: '/posts/a', reason: 'No picture', answer: 'Thank you', note: 'internal' };
  expect(read(texts)).toEqual([{ id: getId(1), state: 'published', at: 5, link: '/posts/a' }]);
  expect(read({ ...texts, state: 'declined' })).toEqual([
    { id: getId(1), state: 'declined', at: 5, reason: 'No picture' },
  ]);
  expect(read({ ...texts, state: 'answered' })).toEqual([
    { id: getId(1), state: 'answered', at: 5, answer: 'Thank you' },
  ]);
  expect(read({ ...texts, state: 'received' })).toEqual([{ id: getId(1), state: 'received', at: 5 }]);
});

test('texts keep their lines, lose controls and are limited', () => {
  const [answer] = read({ state: 'answered', answer: ` One\u202E\nTwo\u0007 ${'x'.repeat(20_000)}` }) ?? [];
  expect(answer?.answer?.startsWith('One\nTwo')).toBe(true);
  expect(answer?.answer?.length).toBeLessThanOrEqual(10_000);
});

test.each([
  ['an unknown state', { state: 'lost' }],
  ['an id that is no UUID', { id: 'a' }],
  ['a time that is none', { at: 'soon' }],
])('%s is left out, and the other answers are read', (_, wrong) => {
  const right = { id: getId(2), state: 'in-review', at: 5 };
  expect(parseReviews({ records: [{ id: getId(1), state: 'received', at: 5, ...wrong }, right, null] })).toEqual([
    right,
  ]);
});

test.each([undefined, null, 'hello', {}, { records: 'all' }])('%o is not the response of an inbox', (json) => {
  expect(parseReviews(json)).toBeUndefined();
});
