/** Settings that the onboarding stores on the device: phone number, one-time code, cached countries. */
import { toResult } from '@/storage/to-result.ts';
import type { DraftStore } from '@/storage/drafts/draft-saver.ts';
import { openStorage } from '@/storage/open.ts';
import { toTabDraftId, getTabId } from '@/storage/drafts/tab-id.ts';
import { createDraftStore } from '@/forms/model/form-storage.ts';
import { SIGNED_IN } from '@/site/signed-in.ts';
import type { OneTimeCode } from './code/one-time-code.ts';
import type { Country } from './phone/countries.ts';

const PHONE = 'phone';
/** Draft slot of the phone form, and the setting that older versions of the site used instead of a draft. */
export const PHONE_DRAFT = 'phone:';
const LEGACY_PHONE_KEY = 'phone:typed';
const COUNTRIES = 'countries';
const getCodeKey = (owner: CodePurpose): string => `code:${owner}`;

const hasKeys = <Key extends string>(value: unknown, ...keys: Key[]): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && keys.every((key) => key in value);

/** A phone number as in +96891234567, and as displayed: +968 9123 4567. Empty when none was entered. */
export type Phone = { number: string; shown: string };

const isPhone = (value: unknown): value is Phone =>
  hasKeys(value, 'number', 'shown') &&
  typeof value.number === 'string' &&
  /^\+\d{7,15}$/.test(value.number) &&
  typeof value.shown === 'string';

/** Country and number as typed. The country is a name, null for “none”, and missing before the user selects one. */
export type TypedPhone = { country?: string | null; typed: string };

const isTypedPhone = (value: unknown): value is TypedPhone =>
  hasKeys(value, 'typed') &&
  typeof value.typed === 'string' &&
  (!hasKeys(value, 'country') || value.country === null || typeof value.country === 'string');

const isOneTimeCode = (value: unknown): value is OneTimeCode | null =>
  value === null ||
  (hasKeys(value, 'code', 'at', 'tries') &&
    typeof value.code === 'string' &&
    typeof value.at === 'number' &&
    typeof value.tries === 'number' &&
    (!hasKeys(value, 'email') || typeof value.email === 'string') &&
    (!hasKeys(value, 'registration') || typeof value.registration === 'string'));

const isCountry = (value: unknown): value is Country =>
  hasKeys(value, 'name', 'dial', 'flag') &&
  typeof value.name === 'string' &&
  typeof value.dial === 'string' &&
  typeof value.flag === 'string';

type CachedCountries = { at: number; list: Country[] };

const isCached = (value: unknown): value is CachedCountries =>
  hasKeys(value, 'at', 'list') &&
  typeof value.at === 'number' &&
  Array.isArray(value.list) &&
  value.list.every(isCountry);

/** What a code verifies: the visitor's phone number or a reseller's registration. */
export type CodePurpose = 'phone' | 'reseller';

/** Resolves to false when stored data is lost with the page. */
export const isStoragePersistent = async (): Promise<boolean> => (await openStorage()).isPersistent;

/** Loads the entered number as displayed; empty when there is none. */
export const loadPhone = async (): Promise<string> =>
  (await (await openStorage()).settings.get(PHONE, isPhone, { number: '', shown: '' })).shown;

export const savePhone = async (phone: Phone): Promise<void> => (await openStorage()).settings.set(PHONE, phone);

/** Draft store of the phone form. Also migrates values that older versions of the site stored as a setting. */
export const typedPhoneStore: DraftStore = {
  ...createDraftStore(PHONE_DRAFT),
  async open() {
    const opened = await createDraftStore(PHONE_DRAFT).open();
    if (opened.draft) return opened;
    // An unreadable legacy value is treated as missing.
    const fault = await toResult(async () => {
      const { settings } = await openStorage();
      const older = await settings.get<TypedPhone | null>(LEGACY_PHONE_KEY, isTypedPhone, null);
      if (older) opened.draft = { values: { ...older }, startedAt: Date.now() };
    });
    return { ...opened, fault };
  },
};

export const toTypedPhone = (value: unknown): TypedPhone | undefined => (isTypedPhone(value) ? value : undefined);

/** Deletes the draft of this tab. */
export const deleteTypedPhone = () => typedPhoneStore.drop(toTabDraftId(PHONE_DRAFT, getTabId()));

/** Loads the code issued last for a purpose, or null. */
export const loadCode = async (owner: CodePurpose): Promise<OneTimeCode | null> =>
  (await openStorage()).settings.get(getCodeKey(owner), isOneTimeCode, null);

export const saveCode = async (owner: CodePurpose, issued: OneTimeCode | null): Promise<void> =>
  (await openStorage()).settings.set(getCodeKey(owner), issued);

/** Loads the last response of the countries API and the time it arrived, in milliseconds since 1970. */
export const loadCachedCountries = async (): Promise<CachedCountries> =>
  (await openStorage()).settings.get(COUNTRIES, isCached, { at: 0, list: [] });

export const saveCachedCountries = async (list: readonly Country[], at: number): Promise<void> =>
  (await openStorage()).settings.set(COUNTRIES, {
    at,
    list: list.map(({ name, dial, flag }) => ({ name, dial, flag })),
  });

/** Deletes a verified code. Signs the visitor in when they verified their own number; a registration may be for another person. */
export async function consumeCode(owner: CodePurpose): Promise<void> {
  const { settings } = await openStorage();
  if (owner === 'phone') await settings.set(SIGNED_IN, true);
  await settings.set(getCodeKey(owner), null);
}
