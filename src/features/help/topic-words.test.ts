import { expect, test } from 'vitest';
import { toTopicWords } from './topic-words.ts';

test('contains each word of the texts once, in lower case and without markup', () => {
  expect(toTopicWords(['Open [Wallet](/wallet).', '## Open\n\n1. The wallet', 'Wallet'])).toBe(
    'open wallet. the wallet',
  );
});
