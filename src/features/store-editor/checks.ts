/** Rules of the store editor that no single field can hold. They stop the build and name file and field. */
import { STORE_FORM } from '@/cms/links/form-path.ts';
import type { ContentIssue, EntriesOf } from '@/cms/bridge/index.ts';
import type { forms } from '@/forms/schema/schema.ts';
import type { storeEditorLabels } from './labels-schema.ts';

type Content = EntriesOf<{ forms: typeof forms; storeEditorLabels: typeof storeEditorLabels }>;

/** A row that leads to a field of the form names one that the form has. */
export function* manageRows({ forms, storeEditorLabels }: Content): Iterable<ContentIssue> {
  const fields = forms.find(({ id }) => id === STORE_FORM)?.data.fields ?? [];
  for (const { file, data } of storeEditorLabels) {
    for (const [position, { link }] of data.manage.rows.entries()) {
      if (link.discriminant !== 'field' || fields.some(({ value }) => value.key === link.value)) continue;
      const field = `manage.rows.${position}.link.value`;
      yield { file, field, reason: `the store editor has no field “${link.value}”: use the key of one it has` };
    }
  }
}

export const storeEditorChecks = [manageRows];
