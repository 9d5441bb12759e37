import { expect, test } from 'vitest';
import { deliverySchema, writtenSchema } from './delivery-schema.mjs';

test('the documented schema matches the code; update it with npm run schema', async () => {
  expect(await writtenSchema()).toBe(await deliverySchema());
});
