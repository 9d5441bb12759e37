export { collectionsFrom, type Options } from './collections.ts';
export { ContentFaults, describeFaults, type Fault } from './faults.ts';
export type { ContentOf, DataOf, ReadEntry, TypesOf } from './types.ts';
