import { expect, test } from 'vitest';
import { toTopicWords } from './topic-words.ts';

test('contains each folded word of the texts once, without markup and punctuation', () => {
  expect(toTopicWords(['Open [Wallet](/wallet).', '## Open\n\n1. The wallet', 'Wallet'])).toBe('open wallet the');
});
