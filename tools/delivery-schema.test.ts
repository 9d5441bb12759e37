import { expect, test } from 'vitest';
import { generateSchema, readSchema } from './delivery-schema.mjs';

test('the documented schema matches the code; update it with npm run schema', async () => {
  expect(await readSchema()).toBe(await generateSchema());
});
