/** Reads the forms of the content, for tests. */
import path from 'node:path';
import { config } from '@keystatic/core';
import { formatIssues } from '@/cms/bridge/content-error.ts';
import { readContent } from '@/cms/bridge/reader.ts';
import type { formChecks } from '../schema/checks.ts';
import { forms } from '../schema/schema.ts';
import { createLabelSingletons } from '@/cms/labels/label-group.ts';
import { formLabels, type FormLabels } from '../labels.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');

type Content = Parameters<(typeof formChecks)[number]>[0];

/** Returns the forms as the checks receive them, and the labels that all forms share. */
export async function readShippedForms(): Promise<{ content: Content; labels: FormLabels }> {
  const read = await readContent(
    config({ storage: { kind: 'local' }, collections: { forms }, singletons: createLabelSingletons([formLabels]) }),
    ROOT,
    [],
  );
  // Ignore issues of other content: its schemas are not part of this config.
  const issues = read.issues.filter(
    ({ file, reason }) =>
      /^content\/(forms\/|labels\/en\/forms)/.test(file) && !reason.includes('references the unknown collection'),
  );
  if (issues.length) throw new Error(formatIssues(issues));
  // The reader validated both against the schemas that these types are derived from.
  return {
    content: { forms: read.entries.get('forms') } as unknown as Content,
    labels: read.entries.get('labels-en-forms')?.[0]?.data as unknown as FormLabels,
  };
}
