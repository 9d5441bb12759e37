/** For the tests of forms: what the content has. */
import path from 'node:path';
import { config } from '@keystatic/core';
import { formatIssues } from '@/cms/bridge/content-error.ts';
import { readContent } from '@/cms/bridge/reader.ts';
import type { formChecks } from '../schema/checks.ts';
import { forms } from '../schema/schema.ts';
import { formLabels } from '../schema/labels-schema.ts';
import type { FormLabels } from '../model/labels.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

type Content = Parameters<(typeof formChecks)[number]>[0];

/** The forms as checks get them, and the words that they share. */
export async function readShippedForms(): Promise<{ content: Content; labels: FormLabels }> {
  const read = await readContent(
    config({ storage: { kind: 'local' }, collections: { forms }, singletons: { formLabels } }),
    ROOT,
    [],
  );
  // All other content belongs to types that are left out here.
  const issues = read.issues.filter(
    ({ file, reason }) => file.startsWith('content/form') && !reason.includes('references the unknown collection'),
  );
  if (issues.length) throw new Error(formatIssues(issues));
  // The reader has checked both against the schemas that these types are made of.
  return {
    content: { forms: read.entries.get('forms') } as unknown as Content,
    labels: read.entries.get('formLabels')?.[0]?.data as unknown as FormLabels,
  };
}
