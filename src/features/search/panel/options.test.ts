import { expect, test } from 'vitest';
import { getOptionStep } from './options.ts';

const NO_MODIFIER = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test.each([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', undefined],
  ['Home', undefined],
  ['a', undefined],
])('%s moves the active option by %s', (key, step) => {
  expect(getOptionStep({ ...NO_MODIFIER, key })).toBe(step);
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('with %s, arrows stay with the text', (modifier) => {
  for (const key of ['ArrowDown', 'ArrowUp'])
    expect(getOptionStep({ ...NO_MODIFIER, key, [modifier]: true })).toBeUndefined();
});
