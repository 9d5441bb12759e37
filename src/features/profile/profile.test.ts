import { expect, test } from 'vitest';
import type { StoredFieldValue, StoredRecord } from '@/storage/schemas/stored-record.ts';
import { EMPTY_PROFILE, getCompleteness, toProfile, type StoredProfile } from './profile.ts';

const PLACES = new Map([
  ['muscat', 'Muscat'],
  ['sur', 'Sur'],
]);

const answer = (
  name: string,
  value: StoredFieldValue['value'],
  text = typeof value === 'string' ? value : '',
): StoredFieldValue => ({
  name,
  label: name,
  kind: name === 'place' ? 'place' : 'text',
  value,
  text,
});

const createRecord = (id: string, answers: StoredRecord['answers']): StoredRecord => ({
  id,
  number: 'PR-261121-7F3K',
  action: 'profile',
  form: 'profile',
  title: 'Profile',
  answers,
  files: [],
  at: 1,
  delivery: { state: 'saved', tries: 0 },
});

const PICTURE = { id: 'p', name: 'me.png', type: 'image/png', size: 9 };

const STORED: StoredProfile = {
  ...EMPTY_PROFILE,
  profile: createRecord('one', [
    answer('firstName', 'Huda'),
    answer('lastName', 'Al-Lamaaniya'),
    answer('picture', [PICTURE], 'me.png'),
    answer('place', { name: 'Muscat', id: 'muscat' }, 'Muscat'),
  ]),
  interests: createRecord('two', [
    answer('interests', ['dates', 'honey'], 'dates, honey'),
    answer('document', [PICTURE], 'id.png'),
  ]),
};

test('combines the records of the registration', () => {
  expect(toProfile(STORED, PLACES)).toMatchObject({
    name: 'Huda Al-Lamaaniya',
    interests: ['dates', 'honey'],
    picture: PICTURE,
    hasDocuments: true,
    place: 'Muscat',
  });
});

test('shows the place that was chosen for the whole site, if it exists', () => {
  expect(toProfile({ ...STORED, place: 'sur' }, PLACES).place).toBe('Sur');
  expect(toProfile({ ...STORED, place: 'gone' }, PLACES).place).toBe('Muscat');
  expect(toProfile(EMPTY_PROFILE, PLACES).place).toBeUndefined();
});

test('knows whether lists start from the place', () => {
  const profile = createRecord('one', [answer('place', { name: 'Muskat' }, 'Muskat')]);
  expect(toProfile({ ...STORED, profile }, PLACES)).toMatchObject({ place: 'Muskat', isPlaceKnown: false });
  expect(toProfile({ ...STORED, place: 'sur' }, PLACES).isPlaceKnown).toBe(true);
  expect(toProfile({ ...STORED, place: 'gone' }, PLACES).isPlaceKnown).toBe(false);
});

test('the mobile number is the verified one until the visitor enters another', () => {
  const verified = { ...STORED, enteredPhone: '+96892123456', verifiedPhone: '+96892123456' };
  const shown = toProfile(verified, PLACES);
  expect(shown.answers.get('phone')?.text).toBe('+968 9212 3456');
  expect(shown.isPhoneVerified).toBe(true);
  expect(getCompleteness(shown).missing).not.toContain('phone');
  const profile = createRecord('one', [answer('phone', '+96891234567', '+968 9123 4567')]);
  const changed = toProfile({ ...verified, profile }, PLACES);
  expect(changed.answers.get('phone')?.text).toBe('+968 9123 4567');
  expect(changed.isPhoneVerified).toBe(false);
});

test('a number that was only entered is not the mobile number', () => {
  const { answers, isPhoneVerified } = toProfile({ ...STORED, enteredPhone: '+96892123456' }, PLACES);
  expect(answers.get('phone')).toBeUndefined();
  expect(isPhoneVerified).toBe(false);
});

test('ignores values of another type', () => {
  const interests = createRecord('two', [answer('interests', 'dates'), answer('document', [1])]);
  expect(toProfile({ ...STORED, interests }, PLACES)).toMatchObject({ interests: [], hasDocuments: false });
});

test('completeness counts the answered details and names the missing ones', () => {
  expect(getCompleteness(toProfile(EMPTY_PROFILE, PLACES))).toMatchObject({ percent: 0 });
  const { percent, missing } = getCompleteness(toProfile(STORED, PLACES));
  expect(missing).toEqual(['about', 'company', 'email', 'phone', 'position', 'identification', 'language']);
  expect(percent).toBe(36);
  const all = createRecord('one', [...(STORED.profile?.answers ?? []), ...missing.map((key) => answer(key, key))]);
  expect(getCompleteness(toProfile({ ...STORED, profile: all }, PLACES))).toEqual({ percent: 100, missing: [] });
});
