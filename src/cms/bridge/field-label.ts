/** Names of fields and entries as the admin shows them. */
import type { ComponentSchema } from '@keystatic/core';
import type { ContentIssue } from './content-error.ts';
import type { EntryLocation } from './entry-location.ts';

type Fields = Record<string, ComponentSchema>;

const INDEX = /^\d+$/;

/** The text between the labels of a field and of its group, list or entry. */
const SEPARATOR = ' › ';

/** Joins the name of a group, list or entry with that of what is in it, if it has one. */
export const joinLabels = (outer: string, inner: string | undefined): string =>
  inner === undefined ? outer : outer + SEPARATOR + inner;

/** The admin shows a conditional with the label of its choice. */
function getLabel(schema: ComponentSchema): string[] {
  if (schema.kind === 'child') return [];
  const named = schema.kind === 'conditional' ? schema.discriminant : schema;
  // The type of a long-form body has no label, but the one of `richTextBody` does.
  return 'label' in named && named.label ? [named.label] : [];
}

/** People count from one. */
const toPosition = (index: string): string => String(Number(index) + 1);

const descend = (schema: ComponentSchema, path: readonly string[], own: readonly string[]): string[] | undefined => {
  const inner = findLabels(schema, path);
  return inner && [...own, ...inner];
};

/** Returns the labels at a path below a schema; undefined when it has no such field. */
function findLabels(schema: ComponentSchema, [segment, ...rest]: readonly string[]): string[] | undefined {
  if (segment === undefined) return [];
  switch (schema.kind) {
    case 'object': {
      const field = Object.hasOwn(schema.fields, segment) ? schema.fields[segment] : undefined;
      return field && descend(field, rest, getLabel(field));
    }
    case 'array':
      return INDEX.test(segment) ? descend(schema.element, rest, [toPosition(segment)]) : undefined;
    case 'conditional': {
      if (segment === 'discriminant') return rest.length === 0 ? [] : undefined;
      if (segment !== 'value') return undefined;
      const variants = Object.values(schema.values);
      const found = variants.flatMap((variant) => {
        const labels = descend(variant, rest, getLabel(variant));
        return labels ? [labels] : [];
      });
      const [first] = found;
      // The path does not say which variant it is about: what only one of them is called would mislead.
      return first && (found.every((labels) => labels.join() === first.join()) ? first : []);
    }
    case 'form':
      // One of several linked entries or choices.
      return INDEX.test(segment) && rest.length === 0 ? [toPosition(segment)] : undefined;
    case 'child':
      return undefined;
  }
}

/**
 * Returns the name of a field, as in “Months › 13 › Month”; undefined when the schema has no such field.
 * @param path dotted path inside the entry, as in `months.12.month`
 */
export function getFieldLabel(fields: Fields, path: string): string | undefined {
  const labels = findLabels({ kind: 'object', fields }, path.split('.'));
  return labels?.length ? labels.join(SEPARATOR) : undefined;
}

/** Adds to an issue the names of its entry, as in “Products › sidr-honey-1kg”, and its field. */
export const addLabels = (issue: ContentIssue, { type, glob }: EntryLocation, slug: string): ContentIssue => ({
  ...issue,
  labels: {
    entry: glob === undefined ? type.label : joinLabels(type.label, slug),
    field: getFieldLabel(type.schema, issue.field),
  },
});
