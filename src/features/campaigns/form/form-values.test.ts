import { expect, test } from 'vitest';
import { INVALID_DAY } from '@/forms/field-types/date.tsx';
import { createResolver } from '@/forms/model/resolver.ts';
import { createField, createForm } from '@/forms/testing/fields.ts';
import { readShippedForms } from '@/forms/testing/shipped-forms.ts';
import { adaptForm, readPreview } from './form-values.ts';

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

const RUN_FORM = createForm([
  createField('radio', {
    key: 'run',
    options: [
      { value: 'fund', label: 'until the fund = 0' },
      { value: 'date', label: 'A set date' },
    ],
  }),
  createField('date', { key: 'until', label: 'Last day' }),
]);

/** Returns the names of the answers of typed values, and the keys of the fields with an error. */
async function validate(values: { run: string; until: string }) {
  const adapted = adaptForm(RUN_FORM, { ...readPreview(values, []), fixedBudget: undefined }, []);
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { values: valid, errors } = await createResolver(adapted, labels)(values, undefined, options);
  return { answers: valid.answers, errors: Object.keys(errors) };
}

test.each([INVALID_DAY, '2020-01-01', '2099-01-01', ''])(
  'a campaign that runs until the fund is spent has no last day, whatever was typed before: “%s”',
  async (until) => {
    const { answers, errors } = await validate({ run: 'fund', until });
    expect(errors).toEqual([]);
    expect(answers).toMatchObject([{ name: 'run', value: 'fund' }]);
  },
);

test.each([INVALID_DAY, '2020-01-01', ''])('a set date is refused: “%s”', async (until) => {
  expect((await validate({ run: 'date', until })).errors).toEqual(['until']);
});

test('a set date is an answer', async () => {
  const { answers } = await validate({ run: 'date', until: '2099-01-01' });
  expect(answers).toMatchObject([{ name: 'run' }, { name: 'until', value: '2099-01-01' }]);
});
