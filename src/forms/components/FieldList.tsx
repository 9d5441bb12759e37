import type { ReactElement } from 'react';
import type { Control } from 'react-hook-form';
import type { FormDefinition } from '../model/definition.ts';
import { groupInlineFields, isInline } from '../model/group-inline-fields.ts';
import { FieldRow } from './FieldRow.tsx';
import type { FormLabels } from '../model/labels.ts';

type Props = {
  definition: Pick<FormDefinition, 'id' | 'fields'>;
  control: Control<Record<string, unknown>>;
  labels: FormLabels;
  /** Of the draft, under which files are kept. */
  owner: string;
};

/** All fields of a form; those that look like lines stand in lists. */
export const FieldList = ({ definition: { id, fields }, ...common }: Props): ReactElement[] =>
  groupInlineFields(fields).map((list) => {
    const rows = list.map((field) => <FieldRow key={field.key} form={id} field={field} {...common} />);
    const [first] = list;
    return (
      <div
        key={first?.key}
        className={
          first && isInline(first)
            ? 'rounded-panel border border-line bg-surface px-4 tablet:col-span-2 tablet:px-5'
            : 'contents'
        }
      >
        {rows}
      </div>
    );
  });
