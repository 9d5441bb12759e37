import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { beforeAll, expect, test, vi } from 'vitest';
import type { DraftSaver } from '@/storage/drafts/draft-saver.ts';
import { StorageError } from '@/storage/errors/storage-error.ts';
import { getFieldType } from '../field-types/index.ts';
import type { FormLabels } from '../labels.ts';
import { createResolver, type ValidatedValues } from '../model/resolver.ts';
import type { FormValues } from '../model/validate-form.ts';
import { createField, createForm as createForm } from '../testing/fields.ts';
import { readShippedForms } from '../testing/shipped-forms.ts';
import { useSubmit, type SubmitState, type SubmitHandler } from './use-submit.ts';

let labels: FormLabels;

beforeAll(async () => {
  ({ labels } = await readShippedForms());
});

/** A form with one field, as an island creates it, and the calls of its draft saver. */
function renderTestForm(submit: SubmitHandler) {
  const definition = createForm([createField('text', { key: 'name' })]);
  const calls: string[] = [];
  const draftSaver = {
    id: 'contact:@me',
    pause: () => {
      calls.push('pause');
      return Promise.resolve();
    },
    resume: (isSent: boolean) => calls.push(isSent ? 'sent' : 'not sent'),
  } as unknown as DraftSaver; // what a submission uses
  let parts: { form: UseFormReturn<FormValues, unknown, ValidatedValues>; submission: SubmitState } | undefined;
  function TestForm(): ReactElement {
    const resolver = createResolver(definition, labels);
    const form = useForm<FormValues, unknown, ValidatedValues>({ defaultValues: { name: ' Alia ' }, resolver });
    const draft = {
      ...{
        isLoading: false,
        isSaved: false,
        isRestored: false,
        isEdit: false,
        error: undefined,
        owner: 'draft:contact:@me',
      },
      waitUntilSettled: () => Promise.resolve(true),
      getDraftSaver: () => draftSaver,
      discard: () => Promise.resolve(),
      setFieldValue: () => undefined,
      subscribeReset: () => () => undefined,
      reload: () => Promise.resolve(),
    };
    const options = { form, definition, labels, about: undefined, draft, submit, onStored: () => calls.push('stored') };
    parts = { form, submission: useSubmit(options) };
    return createElement('form');
  }
  renderToStaticMarkup(createElement(TestForm));
  if (!parts) throw new Error('The form was not rendered');
  const { form, submission } = parts;
  return { calls, press: () => form.handleSubmit(submission.onValid, submission.onInvalid)() };
}

test('validates a form once, and stores the answers of that validation', async () => {
  const validate = vi.spyOn(getFieldType('text'), 'validate');
  const submit = vi.fn<SubmitHandler>(() => Promise.resolve(undefined));
  const { calls, press } = renderTestForm(submit);
  await press();
  expect(validate).toHaveBeenCalledTimes(1);
  validate.mockRestore();
  const [[record, draft, values] = []] = submit.mock.calls;
  expect(record?.answers).toMatchObject([{ name: 'name', value: 'Alia', text: 'Alia' }]);
  expect([draft, values]).toEqual(['contact:@me', { name: ' Alia ' }]);
  expect(calls).toEqual(['pause', 'sent', 'stored']);
});

test('goes on saving the draft when nothing was stored', async () => {
  const { calls, press } = renderTestForm(() => Promise.reject(new StorageError('full')));
  await press();
  expect(calls).toEqual(['pause', 'not sent']);
});
