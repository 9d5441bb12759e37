import type { ReactElement } from 'react';
import { useController, type Control } from 'react-hook-form';
import { FieldError } from '@/ui/feedback/FieldError.tsx';
import type { Field } from '../model/definition.ts';
import { isInline } from '../model/group-inline-fields.ts';
import type { FieldInput } from '../field-types/field-type.ts';
import { getFieldType } from '../field-types/index.ts';
import { getFieldId } from '../model/form-id.ts';
import { InlineField } from './InlineField.tsx';
import type { FormLabels } from '../labels.ts';

type Props = {
  form: string;
  field: Field;
  control: Control<Record<string, unknown>>;
  labels: FormLabels;
  /** Owner id of the draft; files are stored under it. */
  owner: string;
  /** Input that replaces the one of the field type. */
  input?: FieldInput | undefined;
};

/** Renders a field with its label above, and help and error below. */
export function FieldRow({ form, field, control, labels, owner, input: Own }: Props): ReactElement {
  const { field: state, fieldState } = useController({ control, name: field.key });
  const fieldType = getFieldType(field.kind);
  const Input = Own ?? fieldType.Input;
  const id = getFieldId(form, field.key);
  const message = fieldState.error?.message;
  const describedBy =
    [field.help && `${id}-help`, message !== undefined && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const optional = !field.required && field.kind !== 'checkbox' && field.kind !== 'range' && (
    <span className="font-normal text-muted"> {labels.field.optional}</span>
  );
  const input = (
    <Input
      field={field}
      id={id}
      value={state.value}
      onChange={state.onChange}
      onBlur={state.onBlur}
      inputRef={state.ref}
      invalid={message !== undefined}
      describedBy={describedBy}
      labels={labels}
      owner={owner}
    />
  );
  const hints = (
    <>
      {field.help && (
        <p id={`${id}-help`} className="mt-1 text-fine text-muted">
          {field.help}
        </p>
      )}
      <FieldError id={`${id}-error`} message={message} />
    </>
  );
  if (isInline(field)) {
    return (
      <InlineField icon={field.icon} label={field.label} inputId={id} isHidden={field.isSkipped}>
        {input}
        {hints}
      </InlineField>
    );
  }
  const variant = 'variant' in field ? field.variant : 'box';
  const width = field.halfWidth ? '' : 'tablet:col-span-2';
  if (fieldType.labelledBy === 'legend') {
    return (
      <fieldset
        id={`${id}-field`}
        hidden={field.isSkipped}
        className={`min-w-0 ${width}`}
        aria-describedby={describedBy}
      >
        <legend className="text-small font-semibold">
          {field.label}
          {optional}
        </legend>
        {input}
        {hints}
      </fieldset>
    );
  }
  return (
    <div id={`${id}-field`} hidden={field.isSkipped} className={`min-w-0 ${width}`}>
      {fieldType.labelledBy === 'label' && variant !== 'banner' && (
        <label htmlFor={id} className={variant === 'heading' ? 'sr-only' : 'text-small font-semibold'}>
          {field.label}
          {optional}
        </label>
      )}
      {input}
      {hints}
    </div>
  );
}
