import type { Answer } from '@/device/rows.ts';
import { masked } from './mask.ts';
import type { Row } from './table.ts';

/** What a registration becomes when it is sent: records of this action are the visitor's own applicants. */
export const REGISTRATION = 'reseller';

/**
 * A registration as a row: masked as all others, with nothing spent yet.
 * @param missing what stands for what the registration did not ask for
 */
export function ownRow(answers: readonly Pick<Answer, 'name' | 'text'>[], missing: string): Row {
  const answer = (name: string) => answers.find((candidate) => candidate.name === name)?.text.trim() ?? '';
  return {
    username: masked(answer('userName')),
    mobile: missing,
    place: answer('place') || missing,
    type: missing,
    kind: undefined,
    cents: 0,
  };
}
