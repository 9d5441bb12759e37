import type { StoredFieldValue } from '@/storage/schemas/stored-record.ts';
import { mask } from './mask.ts';
import type { Row } from './filter-and-sort.ts';
import { USER_TYPES } from '../user-types.ts';

/** Action of registrations. Records of this action are the applicants of this device. */
export const REGISTRATION_ACTION = 'reseller';

/**
 * Converts a registration to a masked row without spending. The answers have the keys of the form `reseller`.
 * @param missing text for columns that the registration has no answer for
 */
export function toApplicantRow(
  answers: readonly Pick<StoredFieldValue, 'name' | 'text' | 'value'>[],
  missing: string,
): Row {
  const found = (name: string) => answers.find((candidate) => candidate.name === name);
  const answer = (name: string) => found(name)?.text.trim() ?? '';
  return {
    username: mask(answer('userName')),
    mobile: missing,
    place: answer('place') || missing,
    type: answer('userType') || missing,
    kind: USER_TYPES.find(({ value }) => value === found('userType')?.value)?.value,
    cents: 0,
  };
}
