/** The hidden field of a form that edits something stored: what the visitor started from. A draft remembers it with the values. */
import type { Field } from './model/definition.ts';

/** Key of the field. Its value changes with each change of what is edited. */
export const BASE = 'base';

export const BASE_FIELD: Field = {
  ...{ kind: 'text', key: BASE, heading: '', label: '', help: '', errorMessage: '', isSkipped: true },
  ...{ required: false, halfWidth: false, maxLength: 80, autocomplete: 'off', variant: 'box' },
};
