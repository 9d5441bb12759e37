import { Fragment, type ReactElement } from 'react';
import type { Control } from 'react-hook-form';
import type { FormDefinition } from '../model/definition.ts';
import { groupInlineFields, isInline } from '../model/group-inline-fields.ts';
import type { FieldInputs } from '../field-types/field-type.ts';
import { FieldRow } from './FieldRow.tsx';
import type { FormLabels } from '../labels.ts';

type Props = {
  definition: Pick<FormDefinition, 'id' | 'fields'>;
  control: Control<Record<string, unknown>>;
  labels: FormLabels;
  /** Owner id of the draft; files are stored under it. */
  owner: string;
  inputs?: FieldInputs | undefined;
};

/** Renders the fields of a form. Consecutive inline fields are grouped into one list. */
export const FieldList = ({ definition: { id, fields }, inputs, ...common }: Props): ReactElement[] =>
  groupInlineFields(fields).map((group) => {
    const [first] = group;
    const heading = first?.heading && <h2 className="pt-3 text-title tablet:col-span-2">{first.heading}</h2>;
    const rows = group.map((field) => (
      <FieldRow key={field.key} form={id} field={field} input={inputs?.[field.key]} {...common} />
    ));
    return (
      <Fragment key={first?.key}>
        {heading}
        <div
          className={
            first && isInline(first)
              ? 'rounded-panel border border-line bg-surface px-4 tablet:col-span-2 tablet:px-5'
              : 'contents'
          }
        >
          {rows}
        </div>
      </Fragment>
    );
  });
