import { describe, expect, test } from 'vitest';
import { toApplicantRow } from './to-applicant-row.ts';

const ANSWERS = [
  { name: 'userName', text: 'Maryam 07', value: 'Maryam 07' },
  { name: 'email', text: 'maryam@shop.example', value: 'maryam@shop.example' },
  { name: 'place', text: 'Nizwa', value: 'Nizwa' },
  { name: 'userType', text: 'A company', value: 'corporate' },
];

describe('a registration on the device', () => {
  test('is a row like others: masked, nothing spent yet', () => {
    expect(toApplicantRow(ANSWERS, 'Not given')).toEqual({
      username: 'ma•••••07',
      mobile: 'Not given',
      place: 'Nizwa',
      type: 'A company',
      kind: 'corporate',
      cents: 0,
    });
  });

  test('shows nothing of the name or the address as they were typed', () => {
    expect(JSON.stringify(toApplicantRow(ANSWERS, '–'))).not.toMatch(/maryam|@/i);
  });

  test('is a row even if an answer is missing', () => {
    expect(toApplicantRow([], '–')).toMatchObject({ username: '•••••', place: '–', type: '–', kind: undefined });
  });

  test('has no type when its type is unknown', () => {
    expect(toApplicantRow([{ name: 'userType', text: 'Friend', value: 'friend' }], '–').kind).toBeUndefined();
  });
});
