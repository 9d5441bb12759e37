/** Drafts that start from stored records, over a real database. */
import { expect, test } from 'vitest';
import { openNewPageForEachTest } from '@/storage/testing/open-new-page.ts';
import { createRecordInput } from '@/storage/testing/profile.ts';
import type { ActionName } from './actions.ts';

openNewPageForEachTest();

const createAnswer = (name: string, text: string) => ({ name, label: name, kind: 'text', value: text, text });
const PROFILE = [
  createAnswer('firstName', 'Maryam'),
  createAnswer('lastName', 'Al-Bahjiya'),
  createAnswer('identification', 'Purchasing manager'),
  createAnswer('place', 'Muscat'),
];

async function openProfile() {
  const { createDraftFromLatest } = await import('./resume.ts');
  const { openStorage, openUserData } = await import('@/storage/open.ts');
  const [{ settings }, userData] = await Promise.all([openStorage(), openUserData()]);
  const submit = (number: number, action: string, answers: ReturnType<typeof createAnswer>[]) =>
    userData.records.submit(createRecordInput(number, { action, form: action, answers }));
  const start = (action: ActionName = 'businessCard') => createDraftFromLatest(userData, action);
  return { settings, submit, start };
}

test('a card starts empty without a profile and a phone number', async () => {
  const { start } = await openProfile();
  expect(await start()).toBeUndefined();
});

test('a card starts with the latest profile and the phone number', async () => {
  const { settings, submit, start } = await openProfile();
  await submit(1, 'profile', [createAnswer('firstName', 'Older')]);
  await submit(2, 'profile', PROFILE);
  await settings.set('phone', { number: '+96800000142', shown: '+968 0000 0142' });
  expect((await start())?.values).toEqual({
    fullName: 'Maryam Al-Bahjiya',
    occupation: 'Purchasing manager',
    location: 'Muscat',
    mobile: '+968 0000 0142',
  });
});

test('a card starts with the contact details and the business of the profile, whose number wins', async () => {
  const { settings, submit, start } = await openProfile();
  const contact = { email: 'maryam@bahja.example', website: 'https://bahja.example' };
  const business = { company: 'Bahja Trading', position: 'Buyer' };
  const answers = Object.entries({ ...contact, ...business, phone: '+96891234567' });
  await submit(
    1,
    'profile',
    answers.map(([name, text]) => createAnswer(name, text)),
  );
  await settings.set('phone', { number: '+96800000142', shown: '+968 0000 0142' });
  expect((await start())?.values).toEqual({ ...contact, ...business, mobile: '+96891234567' });
});

test('what the profile lacks is left out', async () => {
  const { submit, start } = await openProfile();
  await submit(1, 'profile', [createAnswer('firstName', 'Maryam')]);
  expect((await start())?.values).toEqual({ fullName: 'Maryam' });
});

test('a card that exists is edited instead', async () => {
  const { submit, start } = await openProfile();
  await submit(1, 'businessCard', [createAnswer('fullName', 'Maryam B.')]);
  await submit(2, 'profile', PROFILE);
  expect((await start())?.values).toEqual({ fullName: 'Maryam B.' });
});

test.each(['contact', 'message'] as const)(
  'a form for %s starts with the name and the e-mail address',
  async (action) => {
    const { settings, submit, start } = await openProfile();
    expect(await start(action)).toBeUndefined();
    await submit(1, 'profile', [...PROFILE, createAnswer('email', 'maryam@bahja.example')]);
    // The number is optional there, so it is the visitor who adds it.
    await settings.set('phone', { number: '+96800000142', shown: '+968 0000 0142' });
    // What was written to another one is not written to this one.
    await submit(2, action, [createAnswer('name', 'Someone else'), createAnswer('message', 'Do you deliver?')]);
    expect((await start(action))?.values).toEqual({ name: 'Maryam Al-Bahjiya', email: 'maryam@bahja.example' });
  },
);

test('a project starts with the contact details and the company of its poster', async () => {
  const { settings, submit, start } = await openProfile();
  const details = { company: 'Bahja Trading', email: 'maryam@bahja.example' };
  await submit(
    1,
    'profile',
    Object.entries(details).map(([name, text]) => createAnswer(name, text)),
  );
  await settings.set('phone', { number: '+96800000142', shown: '+968 0000 0142' });
  expect((await start('postProject'))?.values).toEqual({ ...details, phone: '+968 0000 0142' });
});

test('a profile starts with the verified number until it has another one', async () => {
  const { settings, submit, start } = await openProfile();
  expect(await start('profile')).toBeUndefined();
  await settings.set('phone', { number: '+96800000142', shown: '+968 0000 0142' });
  expect(await start('profile')).toBeUndefined();
  await settings.set('verified-phone', '+96800000142');
  expect((await start('profile'))?.values).toEqual({ phone: '+968 0000 0142' });
  await submit(1, 'profile', [createAnswer('firstName', 'Maryam')]);
  expect((await start('profile'))?.values).toEqual({ firstName: 'Maryam', phone: '+968 0000 0142' });
  await submit(2, 'profile', [createAnswer('phone', '+968 9123 4567')]);
  expect((await start('profile'))?.values).toEqual({ phone: '+968 9123 4567' });
});
