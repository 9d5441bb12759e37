import { expect, test } from 'vitest';
import { checkCaptions } from './checks.ts';

const check = (...starts: number[]) => {
  const value = { seconds: 10, captions: starts.map((at) => ({ at, text: 'Text' })) };
  const content = {
    faq: [{ id: 'q', file: 'content/faq/q.yaml', data: { recording: { discriminant: true, value } } }],
  };
  return [...checkCaptions(content as unknown as Parameters<typeof checkCaptions>[0])].map(({ field }) => field);
};

test('captions follow each other and start before the end', () => {
  expect(check(0, 2.5, 9.9)).toEqual([]);
  expect(check(0, 3, 3)).toEqual(['recording.value.captions.2.at']);
  expect(check(0, 10)).toEqual(['recording.value.captions.1.at']);
});
