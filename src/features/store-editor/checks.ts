/** Checks of the store editor that span several entries. Their issues stop the build. */
import { STORE_FORM } from '@/cms/links/form-path.ts';
import type { ContentIssue, EntriesOf } from '@/cms/bridge/index.ts';
import type { LabelSingleton, LabelSingletonName } from '@/cms/labels/label-group.ts';
import type { forms } from '@/forms/schema/schema.ts';
import type { storeEditorLabels } from './labels.ts';

const LABELS = 'labels-en-store-editor' satisfies LabelSingletonName;

type Content = EntriesOf<{ forms: typeof forms; [LABELS]: LabelSingleton<typeof storeEditorLabels> }>;

/** Checks that links to a field of the form name an existing field. */
export function* checkManageRows({ forms, [LABELS]: labels }: Content): Iterable<ContentIssue> {
  const fields = forms.find(({ id }) => id === STORE_FORM)?.data.fields ?? [];
  for (const { file, data } of labels) {
    for (const [position, { link }] of data.manage.rows.entries()) {
      if (link.discriminant !== 'field' || fields.some(({ value }) => value.key === link.value)) continue;
      const field = `manage.rows.${position}.link.value`;
      yield { file, field, reason: `the store editor has no field “${link.value}”: use the key of one it has` };
    }
  }
}

export const storeEditorChecks = [checkManageRows];
