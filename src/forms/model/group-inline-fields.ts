/** Fields that look like lines stand in lists: those that follow each other make one. */
import type { IconNode } from 'lucide';
import type { Field } from './definition.ts';

export const isInline = (field: Field): field is Field & { drawing: IconNode } => 'drawing' in field;

/** The fields in their order, lines that follow each other together, all others by themselves. */
export function groupInlineFields(fields: readonly Field[]): Field[][] {
  const lists: Field[][] = [];
  for (const field of fields) {
    const last = lists.at(-1);
    const before = last?.at(-1);
    if (last && before && isInline(field) && isInline(before)) last.push(field);
    else lists.push([field]);
  }
  return lists;
}
