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
  const { verifyStoredCode } = await import('./code/verify-stored-code.ts');
  return { ...onboarding, settings, verifyStoredCode };
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

test('verifying the code of a number that another tab has replaced does not verify the new number', async () => {
  const { saveCode, savePhone, signIn, settings, verifyStoredCode } = await openOnboarding();
  await saveCode('phone', CODE);
  await savePhone({ number: '+96898765432', shown: '+968 9876 5432' });
  expect(await verifyStoredCode('phone', CODE, CODE.code, CODE.at)).toMatchObject({ verdict: 'right' });
  await signIn();
  expect(await settings.get('verified-phone')).toBeNull();
});

test('a code that another tab has issued is verified instead, and each wrong attempt of two tabs counts', async () => {
  const { loadCode, saveCode, verifyStoredCode } = await openOnboarding();
  await saveCode('phone', { ...CODE, code: '654321', at: 2 });
  const verify = () => verifyStoredCode('phone', CODE, CODE.code, 3);
  expect(await Promise.all([verify(), verify()])).toMatchObject([{ verdict: 'wrong' }, { verdict: 'wrong' }]);
  expect(await loadCode('phone')).toMatchObject({ code: '654321', tries: 2 });
});

test('the code of another registration stays', async () => {
  const { loadCode, saveCode, verifyStoredCode } = await openOnboarding();
  const other = { ...CODE, registration: 'other' };
  await saveCode('reseller', other);
  expect(await verifyStoredCode('reseller', { ...CODE, registration: 'own' }, '000000', 2)).toMatchObject({
    verdict: 'wrong',
    issued: { tries: 1, registration: 'own' },
  });
  expect(await loadCode('reseller')).toEqual(other);
});
