import { expect, test } from 'vitest';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import { createRecordInput, getId } from '@/storage/testing/profile.ts';
import { findReview } from './find-review.ts';

const create = (number: number): StoredRecord => ({
  ...createRecordInput(number),
  delivery: { state: 'saved', tries: 0 },
});

const [salim, huda, maryam] = [create(1), create(2), create(3)];
const registrations = { waiting: [huda, salim], confirmed: [maryam] };

test('the registration of the address is shown', () => {
  expect(findReview(registrations, salim.id)).toEqual({ record: salim, isConfirmed: false });
  expect(findReview(registrations, maryam.id)).toEqual({ record: maryam, isConfirmed: true });
});

test('without it, the latest one that waits for its code is shown, then the latest confirmed one', () => {
  for (const id of [null, getId(9)])
    expect(findReview(registrations, id)).toEqual({ record: huda, isConfirmed: false });
  expect(findReview({ ...registrations, waiting: [] }, null)).toEqual({ record: maryam, isConfirmed: true });
  expect(findReview({ waiting: [], confirmed: [] }, null)).toEqual({ record: undefined, isConfirmed: false });
});
