/** Zod's issues in the words of an editor. */
import type { ComponentSchema } from '@keystatic/core';
import type { z } from 'zod';
import type { Fault } from './faults.ts';

type Issue = z.core.$ZodIssue;

const KIND: Record<string, string> = { object: 'a group of fields', array: 'a list' };

const found = (input: unknown): string =>
  Array.isArray(input) ? 'a list' : input === null ? 'nothing' : typeof input === 'object' ? 'a group' : `“${String(input)}”`;

/** The names of the fields that the schema has at a path, for the hint beside an unknown key. */
function fieldsAt(schema: Record<string, ComponentSchema>, path: readonly PropertyKey[]): string[] {
  let here: ComponentSchema | undefined = { kind: 'object', fields: schema };
  for (const step of path) {
    if (here?.kind === 'object') here = here.fields[String(step)];
    else if (here?.kind === 'array') here = here.element;
    else here = undefined;
  }
  return here?.kind === 'object' ? Object.keys(here.fields) : [];
}

function reason(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KIND[issue.expected] ?? issue.expected}, not ${found(issue.input)}`;
    case 'too_small':
      return `needs at least ${String(issue.minimum)}: add what is missing`;
    case 'too_big':
      return `takes at most ${String(issue.maximum)}: remove some`;
    case 'invalid_union':
      return 'names a variant that does not exist: choose one in the admin';
    default:
      return issue.message;
  }
}

/** All issues of one entry as faults, one a field. */
export function issueFaults(file: string, schema: Record<string, ComponentSchema>, error: z.ZodError): Fault[] {
  return error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return { file, field: issue.path.join('.'), reason: reason(issue) };
    const known = fieldsAt(schema, issue.path);
    const hint = known.length ? `: it has ${known.join(', ')}` : '';
    return issue.keys.map((key) => ({
      file,
      field: [...issue.path, key].join('.'),
      reason: `is not a field here, remove it or mend its spelling${hint}`,
    }));
  });
}
