/**
 * All settings: the small values that the site stores under a key. To add a setting, add a line to `SETTINGS`. Reading,
 * writing, export and import follow from it.
 */
import * as v from 'valibot';
import { Json, Key } from './schemas/base-schemas.ts';

/** @param initial the value until one is stored; it is always valid, so null need not be in the schema */
const define = <Schema extends v.GenericSchema, Initial extends v.InferOutput<Schema> | null>(
  schema: Schema,
  initial: Initial,
) => ({ schema, initial: initial as v.InferOutput<Schema> | Extract<Initial, null> });

const Ids = v.array(v.string());

/** Milliseconds since 1970. */
const Time = v.number();

const OneTimeCode = v.object({
  code: v.string(),
  /** Creation time. */
  at: Time,
  /** Number of wrong attempts. */
  tries: v.number(),
  /** E-mail address that gets the code instead of the phone. */
  email: v.exactOptional(v.string()),
  /** Id of the registration that the code verifies; missing for the visitor's own number. */
  registration: v.exactOptional(v.string()),
});

/** As in +96891234567. */
const E164 = v.pipe(v.string(), v.regex(/^\+\d{7,15}$/));

const TypedPhone = v.object({
  /** Name of a country, null for “none”, and missing before the visitor selects one. */
  country: v.exactOptional(v.union([v.string(), v.null()])),
  typed: v.string(),
});

/**
 * The schema of each setting, and its value until one is stored. A stored value that does not match counts as missing.
 * A key that ends with a colon is a family: each of its settings has an id after the colon.
 *
 * Keys must never change, because visitors' browsers have stored them. A schema may only accept more than before.
 */
export const SETTINGS = {
  /** The visitor's answer to a request for their card, by the id of the person who asked. */
  'card-request:': define(
    v.object({
      answer: v.picklist(['accepted', 'declined']),
      at: Time,
      /** Id of the record that sends the card. */
      record: v.exactOptional(Key),
    }),
    null,
  ),
  /** The one-time code that was issued last, until it is used. */
  'code:phone': define(OneTimeCode, null),
  'code:reseller': define(OneTimeCode, null),
  /** The last response of the countries API, and the time it arrived. */
  countries: define(
    v.object({
      at: Time,
      list: v.array(
        v.object({
          /** English name, as in Oman. */
          name: v.string(),
          /** Dial code, as in +968. */
          dial: v.string(),
          /** URL of the flag image; empty when there is none. */
          flag: v.string(),
        }),
      ),
    }),
    { at: 0, list: [] },
  ),
  /** True after the visitor has removed a search. It hides the sample searches. */
  'no-sample-searches': define(v.boolean(), false),
  /** The number that a form field starts with, by draft slot and field key. */
  'number:': define(v.string(), ''),
  /** The phone number that the visitor entered. */
  phone: define(
    v.object({
      number: E164,
      /** As displayed: +968 9123 4567. */
      shown: v.string(),
    }),
    null,
  ),
  /** The phone number while it was typed. Older versions of the site used this setting instead of a draft. */
  'phone:typed': define(TypedPhone, null),
  /** Id of the place that the visitor chose for the whole site. */
  place: define(Key, null),
  /** Ids of the commodities whose rates the visitor has opened, the most recent first. */
  'opened-commodities': define(Ids, []),
  /** Price alerts of the visitor, at most one for each commodity. */
  'rate-alerts': define(
    v.array(
      v.object({
        /** Id of the commodity. */
        commodity: v.string(),
        direction: v.picklist(['above', 'below']),
        /** The limit in US cents. */
        cents: v.pipe(v.number(), v.integer(), v.minValue(1)),
        /** The newest month with rates when the alert was set, as in 2026-11. Only newer months notify. */
        since: v.string(),
      }),
    ),
    [],
  ),
  /** Ids of the notifications that the visitor has read. */
  'read-notifications': define(Ids, []),
  /** `referral:code`: the visitor's own code. `referral:pending`: the code of the referral link that was opened last. */
  'referral:': define(Key, null),
  /** When the device last polled the inbox, and when it may poll again after an error. */
  'review-questions': define(
    v.object({ askedAt: Time, notBefore: v.exactOptional(Time), failures: v.exactOptional(v.number()) }),
    { askedAt: 0 },
  ),
  /** Whether a registration was verified, by record id. One setting each, so that an import merges with existing ones. */
  'reseller:confirmed:': define(v.boolean(), false),
  'signed-in': define(v.boolean(), true),
  /** The version of the terms that the visitor accepted, and when. */
  'terms-read': define(v.object({ version: v.string(), at: Time }), null),
  /** Ids of the undelivered records that the visitor was notified about. */
  'undelivered:seen': define(Ids, []),
  /** The phone number that the visitor confirmed with a code. They may have entered another one since. */
  'verified-phone': define(E164, null),
};

type Settings = typeof SETTINGS;

/** A setting, or a family of settings. */
export type SettingName = keyof Settings;

type KeyOf<Name extends SettingName> = Name extends `${string}:` ? `${Name}${string}` : Name;

/** Key of a setting, as in `phone`, or of a member of a family, as in `number:contact:phone`. */
export type SettingKey = { [Name in SettingName]: KeyOf<Name> }[SettingName];

type NameOf<Key extends SettingKey> = {
  [Name in SettingName]: Key extends KeyOf<Name> ? Name : never;
}[SettingName];

export type SettingValue<Key extends SettingKey> = Settings[NameOf<Key>]['initial'];

/** Returns the name of a setting or its family; undefined for a key that this version of the site does not use. */
export const findSettingName = (key: string): SettingName | undefined =>
  (Object.keys(SETTINGS) as SettingName[]).find((name) => name === key || (name.endsWith(':') && key.startsWith(name)));

/** Returns the definition of a setting; undefined for a key that this version of the site does not use. */
function findSetting(key: string): Settings[SettingName] | undefined {
  const name = findSettingName(key);
  return name && SETTINGS[name];
}

/** Returns false when the setting cannot have the value. Values of unknown keys are accepted. */
export function isSettingValue(key: string, value: unknown): boolean {
  const setting = findSetting(key);
  return !setting || value === setting.initial || v.is(setting.schema, value);
}

/** A setting of any key and value. An export of an earlier version may have invalid ones. */
export const AnySetting = v.object({ key: Key, value: Json });

export const Setting = v.pipe(
  AnySetting,
  v.check(({ key, value }) => isSettingValue(key, value)),
);
export type Setting = v.InferOutput<typeof Setting>;

/** Returns the value of a setting until one is stored. */
export const getInitialValue = <Key extends SettingKey>(key: Key): SettingValue<Key> =>
  // The key decides the type, which TypeScript cannot express for a search.
  findSetting(key)?.initial as SettingValue<Key>;
