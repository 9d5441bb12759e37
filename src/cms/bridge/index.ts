export { createCollections, type Options } from './collections.ts';
export { ContentError, formatIssues, type ContentIssue } from './content-error.ts';
export type { ContentOf, DataOf, EntriesOf, ReadEntry, TypesOf } from './types.ts';
