import type { StoredFieldValue } from '@/storage/schemas.ts';
import { mask } from './mask.ts';
import type { Row } from './table-view.ts';
import { USER_TYPES } from '../user-types.ts';

/** What a registration becomes when it is sent: records of this action are the visitor's own applicants. */
export const REGISTRATION_ACTION = 'reseller';

/**
 * A registration as a row: masked as all others, with nothing spent yet. Answers go by the keys of the form `reseller`.
 * @param missing what stands for what the registration did not ask for
 */
export function registrationToRow(
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
