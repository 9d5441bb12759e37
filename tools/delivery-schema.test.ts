import { expect, test } from 'vitest';
import { deliverySchema, writtenSchema } from './delivery-schema.mjs';

test('the documented schema is that of the code: npm run schema', async () => {
  expect(await writtenSchema()).toBe(await deliverySchema());
});
