/** Field types in records that are stored and delivered. */
import type { FieldTypeName } from './definition.ts';

/** Types whose names in records differ from those in forms. Visitors and receivers have such records: never change them. */
const STORED_TYPES: Partial<Record<FieldTypeName, string>> = { list: 'lines', location: 'place' };

/** Returns the name of a field type in records. */
export const toStoredType = (type: FieldTypeName): string => STORED_TYPES[type] ?? type;
