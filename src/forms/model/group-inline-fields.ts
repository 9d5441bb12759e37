import type { IconNode } from '@/ui/icons/icons.ts';
import type { Field } from './definition.ts';

export const isInline = (field: Field): field is Field & { icon: IconNode } => 'icon' in field;

/** Groups consecutive inline fields; every other field is a group of its own. The order stays the same. */
export function groupInlineFields(fields: readonly Field[]): Field[][] {
  const groups: Field[][] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    const previous = last?.at(-1);
    if (last && previous && isInline(field) && isInline(previous)) last.push(field);
    else groups.push([field]);
  }
  return groups;
}
