import { expect, test } from 'vitest';
import { getAnswerAddress } from './answer-address.ts';

test.each([
  ['email', 'huda@shop.example', 'mailto:huda@shop.example'],
  ['email', 'huda+ino@shop.example', 'mailto:huda+ino@shop.example'],
  ['email', 'a#b%c@shop.example', 'mailto:a%23b%25c@shop.example'],
  ['email', 'huda@shop.example?bcc=other@mail.example', undefined],
  ['email', 'huda', undefined],
  ['url', 'https://shop.example/a', 'https://shop.example/a'],
  ['url', 'javascript:alert(1)', undefined],
  ['text', 'https://shop.example/a', undefined],
] as const)('the answer of kind %s “%s” links to %s', (kind, text, address) => {
  expect(getAnswerAddress(kind, text)).toBe(address);
});
