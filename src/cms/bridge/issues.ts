/** Zod's issues in the words of an editor. */
import type { ComponentSchema } from '@keystatic/core';
import type { z } from 'zod';
import { quote, type ContentIssue } from './content-error.ts';

type Issue = z.core.$ZodIssue;

const KIND: Record<string, string> = { object: 'a group of fields', array: 'a list' };

const valueAt = (data: unknown, key: PropertyKey): unknown =>
  typeof data === 'object' && data !== null ? (data as Record<PropertyKey, unknown>)[key] : undefined;

/** The schema at a path of the data; of a conditional the variant that the data names. */
function schemaAt(
  schema: ComponentSchema,
  data: unknown,
  [step, ...rest]: readonly PropertyKey[],
): ComponentSchema | undefined {
  if (step === undefined) return schema;
  const below = (inner: ComponentSchema | undefined) => inner && schemaAt(inner, valueAt(data, step), rest);
  if (schema.kind === 'object') return below(schema.fields[String(step)]);
  if (schema.kind === 'array') return below(schema.element);
  if (schema.kind !== 'conditional' || step !== 'value') return undefined;
  const variant = valueAt(data, 'discriminant') ?? (schema.discriminant.defaultValue() as unknown);
  return below((schema.values as Record<string, ComponentSchema>)[String(variant)]);
}

function keysOf(schema: ComponentSchema | undefined): string[] {
  if (schema?.kind === 'object') return Object.keys(schema.fields);
  return schema?.kind === 'conditional' ? ['discriminant', 'value'] : [];
}

function reason(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KIND[issue.expected] ?? issue.expected}, not ${quote(issue.input)}`;
    case 'too_small':
      return `needs at least ${String(issue.minimum)}: add what is missing`;
    case 'too_big':
      return `takes at most ${String(issue.maximum)}: remove some`;
    case 'invalid_union': {
      const options = 'options' in issue && Array.isArray(issue.options) ? issue.options : [];
      return `${quote(valueAt(issue.input, 'discriminant'))} is not an option: use one of ${options.join(', ')}`;
    }
    default:
      // Keystatic names the type that it wants, not what it found.
      return /^Must be an? /.test(issue.message) ? `${issue.message}, not ${quote(issue.input)}` : issue.message;
  }
}

/** All issues of one entry as faults, one a field. */
export function toContentIssues(
  file: string,
  fields: Record<string, ComponentSchema>,
  data: unknown,
  error: z.ZodError,
): ContentIssue[] {
  const schema: ComponentSchema = { kind: 'object', fields };
  return error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return { file, field: issue.path.join('.'), reason: reason(issue) };
    const known = keysOf(schemaAt(schema, data, issue.path));
    const hint = known.length ? `: it has ${known.join(', ')}` : '';
    return issue.keys.map((key) => ({
      file,
      field: [...issue.path, key].join('.'),
      reason: `is not a field here, remove it or mend its spelling${hint}`,
    }));
  });
}
