export { collectionsFrom, type Options } from './collections.ts';
export { ContentFaults, describeFaults, type Fault } from './content-error.ts';
export type { ContentOf, DataOf, ReadEntry, TypesOf } from './types.ts';
