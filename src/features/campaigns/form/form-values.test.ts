import { expect, test } from 'vitest';
import { createResolver } from '@/forms/model/resolver.ts';
import { createField, createForm } from '@/forms/testing/fields.ts';
import { readShippedForms } from '@/forms/testing/shipped-forms.ts';
import { adaptForm } from './form-values.ts';

const { labels } = await readShippedForms();
const definition = createForm([createField('money', { key: 'budget', min: 10, max: 100_000 })]);
const fixedBudget = { cents: 6000, message: 'The budget stays $60.00.' };

/** Returns the message about a budget; undefined when it is accepted. */
async function findMessage(budget: string, fixed: typeof fixedBudget | undefined) {
  const adapted = adaptForm(definition, { budget: undefined, isUntilDate: false, fixedBudget: fixed }, []);
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await createResolver(adapted, labels)({ budget }, undefined, options);
  return errors['budget']?.message;
}

test.each(['50', '70'])(
  'the budget %s of a started campaign is refused with the rule, below and above it alike',
  async (budget) => {
    expect(await findMessage(budget, fixedBudget)).toBe(fixedBudget.message);
    expect(await findMessage('60', fixedBudget)).toBeUndefined();
  },
);

test('the budget of another campaign can change', async () => {
  expect(await findMessage('50', undefined)).toBeUndefined();
});
