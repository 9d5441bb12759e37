/** Long delivery simulations with two tabs of a browser. */
import process from 'node:process';
import { test } from '../delivery/delivering.ts';
import { Spell } from '../delivery/spell.ts';

const TURNS = 60;

test.use({ baseURL: `http://127.0.0.1:${process.env['TEST_PORT_DELIVERING'] ?? ''}` });

for (const seed of [7, 4242, 20261122]) {
  test(`${TURNS} submissions arrive once, seed ${seed}`, async ({ context, receiver }) => {
    const spell = new Spell(context, receiver, seed);
    await spell.begin();
    for (let turn = 1; turn <= TURNS; turn++) await test.step(`submission ${turn}`, () => spell.submit(turn));
    spell.hold(await spell.end(), TURNS);
  });
}
