import type { ReactElement, RefCallback } from 'react';
import type { Field, FieldOf, FieldTypeName } from '../model/definition.ts';
import type { ValidationResult } from '../model/validation.ts';
import type { FormLabels } from '../model/labels.ts';

/** What a field's control is given. */
export type InputProps<Own, Typed> = {
  field: Own;
  /** Of the control that gets the focus; its label points here. */
  id: string;
  value: Typed;
  change: (value: Typed) => void;
  /** The visitor has left the field: from now on its faults are shown. */
  leave: () => void;
  /** Takes the focus when the field is first in the list of faults. */
  focus: RefCallback<HTMLElement>;
  invalid: boolean;
  describedBy: string | undefined;
  labels: FormLabels;
  /** Of the draft, under which files are kept. */
  owner: string;
};

/** What a rule may need to know besides the field. */
export type Today = { /** The visitor's day as in 2026-11-20. */ today: string };

/**
 * A kind of field: its rule and its view.
 * `Typed` is what the form holds while it is filled in, `Meant` what the record keeps.
 */
export type FieldType<Own, Typed, Meant> = {
  /** Who names the control: a label element, a legend around several controls, or the control itself. */
  named: 'label' | 'legend' | 'itself';
  /** What an untouched field holds. */
  empty: (field: Own) => Typed;
  /** Whether a kept draft still fits the field. */
  fits: (value: unknown) => value is Typed;
  /** Null means that nothing was answered. */
  check: (field: Own, typed: Typed, now: Today) => ValidationResult<Meant | null>;
  /** The answer as a person reads it. */
  text: (field: Own, meant: Meant) => string;
  View: (props: InputProps<Own, Typed>) => ReactElement;
};

/** Makes a kind of the field it is for; its values are its own business. */
export const defineFieldType = <Name extends FieldTypeName, Typed, Meant>(
  _name: Name,
  kind: FieldType<FieldOf<Name>, Typed, Meant>,
): FieldType<FieldOf<Name>, Typed, Meant> => kind;

/** A kind whose values are not known: of any field. */
export type AnyFieldType = FieldType<Field, unknown, unknown>;

export const isText = (value: unknown): value is string => typeof value === 'string';
