/** Converts Zod issues to messages for editors. */
import type { ComponentSchema } from '@keystatic/core';
import type { z } from 'zod';
import { quote, type ContentIssue } from './content-error.ts';

type Issue = z.core.$ZodIssue;

const TYPE_NAMES: Record<string, string> = { object: 'a group of fields', array: 'a list' };

const getValue = (data: unknown, key: PropertyKey): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<PropertyKey, unknown>)[key] : undefined;

/** Returns the schema at a path of the data; for a conditional, the variant that the data selects. */
function getSchema(
  schema: ComponentSchema,
  data: unknown,
  [segment, ...rest]: readonly PropertyKey[],
): ComponentSchema | undefined {
  if (segment === undefined) return schema;
  const descend = (inner: ComponentSchema | undefined) => inner && getSchema(inner, getValue(data, segment), rest);
  if (schema.kind === 'object') return descend(schema.fields[String(segment)]);
  if (schema.kind === 'array') return descend(schema.element);
  if (schema.kind !== 'conditional' || segment !== 'value') return undefined;
  const variant = getValue(data, 'discriminant') ?? (schema.discriminant.defaultValue() as unknown);
  return descend((schema.values as Record<string, ComponentSchema>)[String(variant)]);
}

function getKeys(schema: ComponentSchema | undefined): string[] {
  if (schema?.kind === 'object') return Object.keys(schema.fields);
  return schema?.kind === 'conditional' ? ['discriminant', 'value'] : [];
}

function getReason(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPE_NAMES[issue.expected] ?? issue.expected}, not ${quote(issue.input)}`;
    case 'too_small':
      return `needs at least ${String(issue.minimum)}: add what is missing`;
    case 'too_big':
      return `takes at most ${String(issue.maximum)}: remove some`;
    case 'invalid_union': {
      const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
      return `${quote(getValue(issue.input, 'discriminant'))} is not an option: use one of ${options.join(', ')}`;
    }
    default:
      // Keystatic names only the expected type: add the actual value.
      return /^Must be an? /.test(issue.message) ? `${issue.message}, not ${quote(issue.input)}` : issue.message;
  }
}

/** Converts all issues of one entry to content issues, one per field. */
export function toContentIssues(
  file: string,
  fields: Record<string, ComponentSchema>,
  data: unknown,
  error: z.ZodError,
): ContentIssue[] {
  const schema: ComponentSchema = { kind: 'object', fields };
  return error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return { file, field: issue.path.join('.'), reason: getReason(issue) };
    const known = getKeys(getSchema(schema, data, issue.path));
    const hint = known.length ? `: it has ${known.join(', ')}` : '';
    return issue.keys.map((key) => ({
      file,
      field: [...issue.path, key].join('.'),
      reason: `unknown field, remove it or correct its spelling${hint}`,
    }));
  });
}
