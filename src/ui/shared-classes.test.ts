import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as cards from './card-styles.ts';
import { buttonClass, type ButtonVariant } from './button.ts';
import { CHIP_CLASS } from './chip.ts';
import { getAlertClass } from './feedback/alert-styles.ts';
import { EMPTY_STATE_CLASS } from './feedback/empty-state.ts';
import * as inputs from './input-styles.ts';
import { TONES } from './tone.ts';

/** The classes that the style sheets define, without those of states. */
const DEFINED = new Set(
  ['parts', 'cards', 'base']
    .map((name) => readFileSync(`src/styles/${name}.css`, 'utf8'))
    .flatMap((css) => [...css.matchAll(/^\.([a-z-]+)/gm)].map(([, name]) => name)),
);

const BUTTONS: readonly ButtonVariant[] = ['primary', 'secondary', 'round', 'deep', 'accent', 'onDeep'];

test.each([
  ...Object.values(inputs),
  ...Object.values(cards),
  ...BUTTONS.map((variant) => buttonClass(variant)),
  ...TONES.map(getAlertClass),
  CHIP_CLASS,
  EMPTY_STATE_CLASS,
])('the style sheet defines %s', (classes) => {
  expect(classes.split(' ').filter((name) => !DEFINED.has(name))).toEqual([]);
});
