/** Long delivery simulations with two tabs of a browser. */
import process from 'node:process';
import { test } from '../delivery/fixtures.ts';
import { DeliverySimulation } from '../delivery/simulation.ts';

const TURNS = 60;

test.use({ baseURL: `http://127.0.0.1:${process.env['TEST_PORT_DELIVERING'] ?? ''}` });

for (const seed of [7, 4242, 20261122]) {
  test(`${TURNS} submissions arrive once, seed ${seed}`, async ({ context, receiver }) => {
    const simulation = new DeliverySimulation(context, receiver, seed);
    await simulation.start();
    for (let turn = 1; turn <= TURNS; turn++) await test.step(`submission ${turn}`, () => simulation.submit(turn));
    simulation.expectInvariants(await simulation.finish(), TURNS);
  });
}
