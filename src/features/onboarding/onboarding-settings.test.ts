import { beforeEach, expect, test } from 'vitest';
import { openNewPageForEachTest } from '@/storage/testing/open-new-page.ts';
import { stubListedLocalStorage } from '@/storage/testing/stub-local-storage.ts';

const OWN = { number: '+96891234567', shown: '+968 9123 4567' };
const CODE = { code: '123456', at: 1, tries: 0 };

openNewPageForEachTest();

beforeEach(() => {
  stubListedLocalStorage();
});

async function openOnboarding() {
  const onboarding = await import('./onboarding-settings.ts');
  const { openStorage } = await import('@/storage/open.ts');
  const { settings } = await openStorage();
  await onboarding.savePhone(OWN);
  return { ...onboarding, settings };
}

test('the code that went to the phone verifies its number', async () => {
  const { saveCode, signIn, settings } = await openOnboarding();
  await saveCode('phone', CODE);
  await signIn();
  expect(await settings.get('verified-phone')).toBe(OWN.number);
  expect(await settings.get('code:phone')).toBeNull();
});

test('a code that went to an e-mail address verifies no number, also when it is confirmed twice at once', async () => {
  const { saveCode, signIn, settings } = await openOnboarding();
  await saveCode('phone', { ...CODE, email: 'maryam@sadaf.example' });
  await Promise.all([signIn(), signIn()]);
  expect(await settings.get('verified-phone')).toBeNull();
  expect(await settings.get('signed-in')).toBe(true);
});

test('a number that another tab enters while the code is confirmed is not verified', async () => {
  const { saveCode, savePhone, signIn, settings } = await openOnboarding();
  await saveCode('phone', CODE);
  await savePhone({ number: '+96898765432', shown: '+968 9876 5432' });
  await signIn();
  expect(await settings.get('verified-phone')).toBeNull();
});
