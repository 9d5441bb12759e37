/** A short delivery simulation; `npm run test:long` runs long ones. */
import { test } from './fixtures.ts';
import { DeliverySimulation } from './simulation.ts';

const TURNS = 8;

test('with two tabs, a bad connection and a failing receiver, every record arrives exactly once', async ({
  context,
  receiver,
}) => {
  const simulation = new DeliverySimulation(context, receiver, 11);
  await simulation.start();
  for (let turn = 1; turn <= TURNS; turn++) await simulation.submit(turn);
  simulation.expectInvariants(await simulation.finish(), TURNS);
});
