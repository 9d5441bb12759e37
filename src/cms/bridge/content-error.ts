import { Timestamp } from './parse-file.ts';

/** One problem in the content: file, field and reason. */
export type ContentIssue = {
  /** Path from the project root. */
  file: string;
  /** Dotted path inside the entry, as in `tiers.0.price`; empty for the whole file. */
  field: string;
  /** What is wrong and how to fix it. */
  reason: string;
  /** The names of the entry and the field as the admin shows them. The reader adds them. */
  labels?: { entry: string; field: string | undefined } | undefined;
};

/** Formats a stored value for an error message. */
export function quote(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Timestamp) return `the date ${value.text}`;
  if (typeof value === 'object') return value ? 'a group' : 'nothing';
  if (value === undefined) return 'nothing';
  return `“${typeof value === 'string' ? value : JSON.stringify(value)}”`;
}

/** Formats an issue in the list of its file: the name of the field, if it has another one than its path, its path, and the reason. */
function formatIssue({ field, reason, labels }: ContentIssue): string {
  if (!field) return `  ${reason}`;
  return labels?.field === undefined ? `  ${field}: ${reason}` : `  ${labels.field} (${field}): ${reason}`;
}

/** Formats issues as text, grouped by file and sorted. */
export function formatIssues(issues: readonly ContentIssue[], noun: 'issue' | 'warning' = 'issue'): string {
  const byFile = Map.groupBy(issues, (issue) => issue.file);
  const files = [...byFile.keys()].sort();
  const count = `${issues.length} ${issues.length === 1 ? noun : `${noun}s`} in the content`;
  return [count, ...files.flatMap((file) => [file, ...(byFile.get(file) ?? []).map(formatIssue)])].join('\n');
}

/** Stops a build. The message lists all issues of all entries. */
export class ContentError extends Error {
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    super(formatIssues(issues));
    this.name = 'ContentError';
    this.issues = issues;
  }
}
