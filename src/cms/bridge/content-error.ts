import { Timestamp } from './parse-file.ts';

/** One thing wrong with the content: which file, which field, what to do. */
export type ContentIssue = {
  /** Path from the project root. */
  file: string;
  /** Dotted path inside the entry, as in `tiers.0.price`; empty when the whole file is meant. */
  field: string;
  /** What is wrong and what to do about it, in words. */
  reason: string;
};

/** A stored value in the words of a fault. */
export function quote(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Timestamp) return `the date ${value.text}`;
  if (typeof value === 'object') return value ? 'a group' : 'nothing';
  if (value === undefined) return 'nothing';
  return `“${typeof value === 'string' ? value : JSON.stringify(value)}”`;
}

const line = ({ field, reason }: ContentIssue): string => (field ? `  ${field}: ${reason}` : `  ${reason}`);

/** All faults as text, grouped by file, files in order. */
export function formatIssues(faults: readonly ContentIssue[], noun: 'fault' | 'warning' = 'fault'): string {
  const byFile = Map.groupBy(faults, (fault) => fault.file);
  const files = [...byFile.keys()].sort();
  const count = `${faults.length} ${faults.length === 1 ? noun : `${noun}s`} in the content`;
  return [count, ...files.flatMap((file) => [file, ...(byFile.get(file) ?? []).map(line)])].join('\n');
}

/** Stops a build. Its message lists every fault of every entry. */
export class ContentError extends Error {
  readonly faults: readonly ContentIssue[];

  constructor(faults: readonly ContentIssue[]) {
    super(formatIssues(faults));
    this.name = 'ContentFaults';
    this.faults = faults;
  }
}
