/** Reports answers that a form does not require and a page cannot do without. */
import type { Source } from './source.ts';

/** Returns the value, or reports that it is missing and returns the stand-in until the editor has added it. */
export function requireAnswer<Value>(
  { details }: Pick<Source, 'details'>,
  field: string,
  value: Value | undefined,
  standIn: Value,
): Value {
  if (value !== undefined && value !== '') return value;
  details.report(field, 'the page needs this answer: ask for it, or add it');
  return standIn;
}
