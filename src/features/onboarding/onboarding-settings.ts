/** Settings that the onboarding stores on the device: phone number, one-time code, cached countries. */
import { subscribeLazily } from '@/storage/observe.ts';
import { openStorage } from '@/storage/open.ts';
import type { SettingValue } from '@/storage/settings.ts';
import type { OneTimeCode } from './code/one-time-code.ts';
import type { Country } from './phone/countries.ts';

/** What a code verifies: the visitor's phone number or a reseller's registration. */
export type CodePurpose = 'phone' | 'reseller';

/** Resolves to false when stored data is lost with the page. */
export const isStoragePersistent = async (): Promise<boolean> => (await openStorage()).isPersistent;

/** Loads the entered number as displayed; empty when there is none. */
export const loadPhone = async (): Promise<string> => (await (await openStorage()).settings.get('phone'))?.shown ?? '';

/** Saves the entered number and deletes the code of a previous one, which would verify this one. */
export async function savePhone(phone: SettingValue<'phone'>): Promise<void> {
  const { database, settings } = await openStorage();
  await database.transaction('rw', database.settings, async () => {
    await settings.set('phone', phone);
    await settings.set('code:phone', null);
  });
}

/** Loads the code issued last for a purpose, or null. */
export const loadCode = async (owner: CodePurpose): Promise<OneTimeCode | null> =>
  (await openStorage()).settings.get(`code:${owner}`);

/**
 * Calls back with the code issued last for a purpose, or null, and the entered number as displayed: now and after each change, in
 * any tab. Returns the function that unsubscribes.
 */
export const subscribeCode = (
  owner: CodePurpose,
  onChange: (issued: OneTimeCode | null, phone: string) => void,
): (() => void) =>
  subscribeLazily(openStorage, ({ settings }) => {
    let issued: OneTimeCode | null | undefined;
    let phone: string | undefined;
    const notify = () => {
      if (issued !== undefined && phone !== undefined) onChange(issued, phone);
    };
    const unsubscribers = [
      settings.watch(`code:${owner}`, (code) => {
        issued = code;
        notify();
      }),
      settings.watch('phone', (entered) => {
        phone = entered?.shown ?? '';
        notify();
      }),
    ];
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  });

/** Saves the code issued last for a purpose; null for none. */
export const saveCode = async (owner: CodePurpose, issued: OneTimeCode | null): Promise<void> =>
  (await openStorage()).settings.set(`code:${owner}`, issued);

/** Loads the last response of the countries API and the time it arrived, in milliseconds since 1970. */
export const loadCachedCountries = async (): Promise<SettingValue<'countries'>> =>
  (await openStorage()).settings.get('countries');

/**
 * Saves a response of the countries API.
 * @param at when it arrived, in milliseconds since 1970
 */
export const saveCachedCountries = async (list: readonly Country[], at: number): Promise<void> =>
  (await openStorage()).settings.set('countries', {
    at,
    list: list.map(({ name, dial, flag }) => ({ name, dial, flag })),
  });

/**
 * Signs the visitor in and deletes the code that they entered. A code that went to an e-mail address does not verify the number, nor
 * does one that is deleted already: by a second press, or with its number, after which there is another number.
 */
export async function signIn(): Promise<void> {
  const { database, settings } = await openStorage();
  await database.transaction('rw', database.settings, async () => {
    const code = await settings.get('code:phone');
    const phone = await settings.get('phone');
    if (phone && code && code.email === undefined) await settings.set('verified-phone', phone.number);
    await settings.set('signed-in', true);
    await settings.set('code:phone', null);
  });
}
