/** Derives the schema of a language whose labels may be incomplete. */
import type { ComponentSchema } from '@keystatic/core';

type Fields = Record<string, ComponentSchema>;

/** A registered symbol, because the config and the site may be bundled separately. */
const PARTIAL = Symbol.for('labels:partial');

type CreatePartial = (locale: string) => ComponentSchema;

type Tagged = { [PARTIAL]?: CreatePartial };

/** Tags a required text with the field that replaces it in a language that may be incomplete. */
export const withPartial = <Field extends ComponentSchema>(field: Field, createPartial: CreatePartial): Field =>
  Object.assign(field, { [PARTIAL]: createPartial });

function toPartial(schema: ComponentSchema, locale: string): ComponentSchema | undefined {
  const createPartial = (schema as Tagged)[PARTIAL];
  if (createPartial) return createPartial(locale);
  if (schema.kind === 'object') return { ...schema, fields: toPartialFields(schema.fields, locale) };
  // A list is translated as a whole, so its items are complete.
  if (schema.kind === 'array') {
    const { validation: _, ...list } = schema;
    return list;
  }
  return undefined;
}

/**
 * Returns the fields of a language that may be incomplete. Texts are optional and lists may be empty. Links, numbers
 * and other fields that do not depend on the language are left out: they come from the default locale.
 */
export function toPartialFields(schema: Fields, locale: string): Fields {
  const partial = Object.entries(schema).flatMap(([key, field]) => {
    const replacement = toPartial(field, locale);
    return replacement ? [[key, replacement] as const] : [];
  });
  return Object.fromEntries(partial);
}
