/** Renders one field or consent in a form, like the server does, for tests. */
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parseDocument, DomUtils } from 'htmlparser2';
import { useForm } from 'react-hook-form';
import { ConsentRow } from '../components/ConsentRow.tsx';
import type { Consent, Field } from '../model/definition.ts';
import { FieldRow } from '../components/FieldRow.tsx';
import type { FormLabels } from '../labels.ts';

type Row =
  | { field: Field; value: unknown; labels: FormLabels; message?: string | undefined }
  | { consent: Consent; value: unknown; labels: FormLabels; message?: string | undefined };

function TestForm({ row }: { row: Row }): ReactElement {
  const key = 'field' in row ? row.field.key : row.consent.key;
  const { control } = useForm<Record<string, unknown>>({
    defaultValues: { [key]: row.value },
    ...(row.message === undefined ? {} : { errors: { [key]: { type: 'wrong', message: row.message } } }),
  });
  return 'field' in row
    ? createElement(FieldRow, {
        form: 'contact',
        field: row.field,
        control,
        labels: row.labels,
        owner: 'draft:contact:',
      })
    : createElement(ConsentRow, { form: 'contact', consent: row.consent, control, labels: row.labels.card });
}

/** Returns the HTML of a row and its parsed elements. */
export function renderForm(row: Row) {
  const html = renderToStaticMarkup(createElement(TestForm, { row }));
  const all = DomUtils.findAll(() => true, parseDocument(html).children);
  return {
    html,
    all,
    /** Returns the element with an id. Throws when there is none, or more than one. */
    byId: (id: string) => {
      const [found, another] = all.filter(({ attribs }) => attribs['id'] === id);
      if (!found || another) throw new Error(`${id} is the id of ${found ? 'several elements' : 'none'}`);
      return found;
    },
    named: (name: string) => all.filter((element) => element.name === name),
  };
}

export const getText = DomUtils.textContent;
