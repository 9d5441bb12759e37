/** Tests of the shipped forms: every form can be filled in and submitted, and has all its texts. */
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTiers } from '../field-types/tiers.tsx';
import { ACTIONS, getAction } from '../model/actions.ts';
import { validateForm, getInitialValues } from '../model/validate-form.ts';
import { formChecks } from './checks.ts';
import type { Field, FieldOf, FormDefinition } from '../model/definition.ts';
import { getFieldType } from '../field-types/index.ts';
import { createRecord } from '../model/record.ts';
import { CONTEXT, PLACES } from '../testing/fields.ts';
import { readShippedForms } from '../testing/shipped-forms.ts';
import { formatErrorMessage } from '../model/error-message.ts';
import type { FormLabels } from '../labels.ts';

beforeAll(async () => {
  await loadTiers();
});

type Stored = Awaited<ReturnType<typeof readShippedForms>>['content']['forms'][number];

let shipped: Awaited<ReturnType<typeof readShippedForms>>;
let forms: readonly Stored[];
let labels: FormLabels;

beforeAll(async () => {
  shipped = await readShippedForms();
  ({ forms } = shipped.content);
  ({ labels } = shipped);
});

/** Fields that are shown only for one answer to the field before them. */
const DEPENDENT_FIELDS = ['until'];

const OTHER = [{ value: 'other', label: 'Other' }];

/** Returns the definition of a form as pages receive it. A sample option stands for options from other content. */
function getDefinition({ id, data }: Stored): FormDefinition {
  const fields = data.fields.map(({ discriminant: kind, value }) => {
    const options =
      'options' in value ? { options: value.options.discriminant === 'list' ? value.options.value : OTHER } : {};
    // The kind and its value come from the same block.
    return { ...value, kind, ...options, ...(kind === 'location' ? { places: PLACES } : {}) } as Field;
  });
  const consents = data.consents.map(({ key, text, required }) => ({ key, text, required }));
  const { title, introduction, action, submitLabel, nextSteps, confirmation } = data;
  return {
    id,
    title,
    introduction,
    action,
    fields,
    consents,
    submitLabel,
    nextSteps,
    confirmation: { title: confirmation.title, text: confirmation.text },
  };
}

/** Runs a check for every form in one test, because the forms are read after the tests are collected. */
const checkEachForm = (check: (form: FormDefinition, stored: Stored) => void) => () => {
  expect(forms.length).toBeGreaterThan(0);
  for (const stored of forms) check(getDefinition(stored), stored);
};

it('pass all checks', () => {
  expect(formChecks.flatMap((check) => [...check(shipped.content)])).toEqual([]);
});

describe('each form of the site', () => {
  it(
    'is not named like one of its fields, which would be announced twice',
    checkEachForm((form) => {
      expect(form.fields.map(({ label }) => label)).not.toContain(form.title);
    }),
  );

  it(
    'starts with all checkboxes and consents cleared',
    checkEachForm((form) => {
      const empty = getInitialValues(form);
      expect(Object.keys(empty)).toEqual([...form.fields, ...form.consents].map(({ key }) => key));
      for (const { key } of form.consents) expect(empty[key]).toBe(false);
      expect(Object.values(empty)).not.toContain(true);
    }),
  );

  it(
    'starts with valid draft values',
    checkEachForm((form) => {
      for (const field of form.fields) {
        expect(
          getFieldType(field.kind).isValidDraft(getFieldType(field.kind).initialValue(field)),
          `${form.id} ${field.key}`,
        ).toBe(true);
      }
    }),
  );

  it(
    'reports every empty required field with a message',
    checkEachForm((form) => {
      const { errors } = validateForm(form, getInitialValues(form), CONTEXT);
      const required = [...form.fields, ...form.consents].filter(({ required }) => required).map(({ key }) => key);
      expect([...errors.keys()], form.id).toEqual(required);
      // A part of the profile may be left empty.
      if (getAction(form.action).edits === undefined) expect(required, form.id).not.toEqual([]);
      for (const problem of errors.values()) expect(formatErrorMessage(problem, labels)).toMatch(/^[^{}]+\.$/);
    }),
  );

  it(
    'has all texts, and no label twice',
    checkEachForm((form, { data }) => {
      const labels = form.fields.map(({ label }) => label);
      const options = form.fields.flatMap((field) => ('options' in field ? field.options : []));
      const texts = [
        form.title,
        form.introduction,
        form.submitLabel,
        form.confirmation.title,
        form.confirmation.text,
        ...form.nextSteps,
        ...labels,
        ...options.flatMap(({ value, label }) => [value, label]),
        ...form.consents.map(({ text }) => text),
        ...data.consents.flatMap(({ link }) => (link.discriminant ? link.value.label : [])),
        ...(data.secondaryAction.discriminant ? [data.secondaryAction.value.label] : []),
      ];
      for (const text of texts) expect(text.trim(), form.id).not.toBe('');
      expect(new Set(labels).size, form.id).toBe(labels.length);
    }),
  );

  it(
    'has no field of half the width alone in its row',
    checkEachForm((form) => {
      /** The row that ends with this field has free space. */
      let lonely: string | undefined;
      for (const { key, heading, halfWidth } of form.fields.filter(({ key }) => !DEPENDENT_FIELDS.includes(key))) {
        const fits = halfWidth && heading === '';
        expect(fits ? undefined : lonely, form.id).toBeUndefined();
        lonely = halfWidth && lonely === undefined ? key : undefined;
      }
      expect(lonely, form.id).toBeUndefined();
    }),
  );

  it(
    'creates a record with the form’s title and number prefix',
    checkEachForm((form) => {
      const values = Object.fromEntries([
        ...form.fields.map((field) => [field.key, answerOf(field)] as const),
        ...form.consents.map(({ key }) => [key, true] as const),
      ]);
      const { errors, answers } = validateForm(form, values, CONTEXT);
      expect([...errors], form.id).toEqual([]);
      expect(answers).toHaveLength(form.fields.length + form.consents.length);
      for (const { text } of answers) expect(text).toMatch(/\S/);
      const record = createRecord(form, answers, { id: crypto.randomUUID(), at: new Date() });
      expect(record).toMatchObject({ form: form.id, title: form.title, action: form.action });
      expect(record.number.startsWith(ACTIONS[form.action].prefix)).toBe(true);
    }),
  );
});

/** Returns a valid row; rows at different positions differ. */
const getRow = ({ itemType, maxLength }: FieldOf<'list'>, at: number): string =>
  ({
    text: `${at}${'x'.repeat(maxLength - 1)}`,
    timing: `Sat–Thu 0${at}:00–18:00`,
    phone: `+968 0000 010${at}`,
    email: `buyer${at}@company.example`,
    url: `company${at}.example`,
  })[itemType];

/** Returns a valid answer within the limits of a field. */
function answerOf(field: Field): unknown {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return 'x'.repeat(field.maxLength);
    case 'email':
      return 'buyer@company.example';
    case 'phone':
      return '+968 0000 0100';
    case 'vpa':
      return 'maryam@bank';
    case 'url':
      return 'company.example';
    case 'number':
    case 'money':
      return String(field.max ?? field.min ?? 1);
    case 'select':
    case 'radio':
      return field.options.at(-1)?.value;
    case 'checkbox':
      return true;
    case 'keywords':
      return Array.from({ length: field.max }, (_, at) => `word ${at}`);
    case 'list':
      return Array.from({ length: field.max }, (_, at) => getRow(field, at));
    case 'tiers':
      return Array.from({ length: field.max }, (_, at) => ({
        quantity: String(10 * (at + 1)),
        price: String(field.max - at),
      }));
    case 'year':
      return String(field.min);
    case 'date':
      return '2026-11-21';
    case 'range':
      return String(field.max);
    case 'location':
      return 'Muscat';
    case 'pictures':
    case 'files':
      return [{ id: 'f', name: 'a.png', type: 'image/png', size: 1 }];
    case 'code':
      return '1'.repeat(field.length);
  }
}
