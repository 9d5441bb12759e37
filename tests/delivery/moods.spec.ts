/** A short spell of bad days; `npm run test:long` has long ones. */
import { test } from './delivering.ts';
import { Spell } from './spell.ts';

const TURNS = 8;

test('two tabs, a bad line and a receiver in every mood: nothing is lost, nothing arrives twice', async ({
  context,
  receiver,
}) => {
  const spell = new Spell(context, receiver, 11);
  await spell.begin();
  for (let turn = 1; turn <= TURNS; turn++) await spell.submit(turn);
  spell.hold(await spell.end(), TURNS);
});
