import type { ReactElement, RefCallback } from 'react';
import type { Field, FieldOf, FieldTypeName } from '../model/definition.ts';
import type { ValidationResult } from '../model/validation.ts';
import type { FormLabels } from '../labels.ts';

/** Props of a field's input component. */
export type InputProps<FieldSettings, InputValue> = {
  field: FieldSettings;
  /** Id of the element that takes the focus; the label refers to it. */
  id: string;
  value: InputValue;
  onChange: (value: InputValue) => void;
  /** Marks the field as touched: from then on its errors are shown. */
  onBlur: () => void;
  /** Ref of the element that takes the focus. */
  inputRef: RefCallback<HTMLElement>;
  invalid: boolean;
  describedBy: string | undefined;
  labels: FormLabels;
  /** Owner id of the draft; files are stored under it. */
  owner: string;
};

/** What validators may use in addition to the field and its value. */
export type ValidationContext = { /** Today on the visitor's clock, as in 2026-11-20. */ today: string };

/**
 * A field type: initial value, validation, format and input component.
 * `InputValue` is the value in the form while the user types; `StoredValue` is the value in the record: numbers as numbers,
 * money in cents, days as 2026-11-20, towns and files as objects.
 */
export type FieldType<FieldSettings, InputValue, StoredValue> = {
  /** Where the label is: a `<label>`, the `<legend>` of several inputs, or in the input component itself. */
  labelledBy: 'label' | 'legend' | 'itself';
  /** Returns the value of an untouched field. */
  initialValue: (field: FieldSettings) => InputValue;
  /** Returns true when a value from a stored draft has the type that the field expects. */
  isValidDraft: (value: unknown) => value is InputValue;
  /** Returns the stored value, null for an empty field, or an error. */
  validate: (
    field: FieldSettings,
    value: InputValue,
    context: ValidationContext,
  ) => ValidationResult<StoredValue | null>;
  /** Formats a stored value for people. */
  format: (field: FieldSettings, value: StoredValue) => string;
  /** Component for editing the value. */
  Input: (props: InputProps<FieldSettings, InputValue>) => ReactElement;
};

/** An input component for any field. */
export type FieldInput = (props: InputProps<Field, unknown>) => ReactElement;

/** Input components by the key of their field. */
export type FieldInputs = Readonly<Record<string, FieldInput>>;

/** Defines the field type of a name. Only infers types; returns its second argument. */
export const defineFieldType = <Name extends FieldTypeName, InputValue, StoredValue>(
  _name: Name,
  fieldType: FieldType<FieldOf<Name>, InputValue, StoredValue>,
): FieldType<FieldOf<Name>, InputValue, StoredValue> => fieldType;

/** A field type of any field, whose value types are unknown. */
export type AnyFieldType = FieldType<Field, unknown, unknown>;

/** Appends the unit of a field to a formatted value. */
export const formatWithUnit = (value: string, unit: string): string => [value, unit].filter(Boolean).join(' ');

export const isText = (value: unknown): value is string => typeof value === 'string';
