import type { ReactElement, RefCallback } from 'react';
import type { Field, FieldOf, KindName } from '../model/definition.ts';
import type { Checked } from '../model/validation.ts';
import type { FormWords } from '../model/labels.ts';

/** What a field's control is given. */
export type ViewProps<Own, Typed> = {
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
  words: FormWords;
  /** Of the draft, under which files are kept. */
  owner: string;
};

/** What a rule may need to know besides the field. */
export type Today = { /** The visitor's day as in 2026-11-20. */ today: string };

/**
 * A kind of field: its rule and its view.
 * `Typed` is what the form holds while it is filled in, `Meant` what the record keeps.
 */
export type Kind<Own, Typed, Meant> = {
  /** Who names the control: a label element, a legend around several controls, or the control itself. */
  named: 'label' | 'legend' | 'itself';
  /** What an untouched field holds. */
  empty: (field: Own) => Typed;
  /** Whether a kept draft still fits the field. */
  fits: (value: unknown) => value is Typed;
  /** Null means that nothing was answered. */
  check: (field: Own, typed: Typed, now: Today) => Checked<Meant | null>;
  /** The answer as a person reads it. */
  text: (field: Own, meant: Meant) => string;
  View: (props: ViewProps<Own, Typed>) => ReactElement;
};

/** Makes a kind of the field it is for; its values are its own business. */
export const kindOf = <Name extends KindName, Typed, Meant>(
  _name: Name,
  kind: Kind<FieldOf<Name>, Typed, Meant>,
): Kind<FieldOf<Name>, Typed, Meant> => kind;

/** A kind whose values are not known: of any field. */
export type AnyKind = Kind<Field, unknown, unknown>;

export const isText = (value: unknown): value is string => typeof value === 'string';
