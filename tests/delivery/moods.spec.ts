/** A short delivery simulation; `npm run test:long` runs long ones. */
import { test } from './delivering.ts';
import { Spell } from './spell.ts';

const TURNS = 8;

test('with two tabs, a bad connection and a failing receiver, every record arrives exactly once', async ({
  context,
  receiver,
}) => {
  const spell = new Spell(context, receiver, 11);
  await spell.begin();
  for (let turn = 1; turn <= TURNS; turn++) await spell.submit(turn);
  spell.hold(await spell.end(), TURNS);
});
