/** What is stored of the visitor's profile. Imports neither React nor the database. */
import { isFileRefs, type FileRef } from '@/forms/files/file-refs.ts';
import { formatPhone } from '@/lib/text/format-phone.ts';
import { joinNames } from '@/lib/text/join-names.ts';
import { getProfilePhone, isPhoneVerified, type StoredPhone } from '@/site/verified-phone.ts';
import type { StoredFieldValue, StoredRecord } from '@/storage/schemas/stored-record.ts';
import type { ProfileLabels } from './labels.ts';

/** The latest records of the visitor, and the settings that the profile shows. */
export type StoredProfile = StoredPhone & {
  profile: StoredRecord | undefined;
  interests: StoredRecord | undefined;
  /** Id of the place that was chosen for the whole site. */
  place: string | null;
  isSignedIn: boolean;
};

export const EMPTY_PROFILE: StoredProfile = {
  profile: undefined,
  interests: undefined,
  place: null,
  isSignedIn: true,
  enteredPhone: undefined,
  verifiedPhone: null,
};

export type Profile = {
  name: string;
  /** The answers by the key of their field. */
  answers: ReadonlyMap<string, StoredFieldValue>;
  interests: readonly string[];
  picture: FileRef | undefined;
  /** The visitor's own banner; the one of the content is shown without it. */
  banner: FileRef | undefined;
  /** True when pictures of an identity document are stored. */
  hasDocuments: boolean;
  /** The place that the visitor chose; undefined while none is chosen. */
  place: string | undefined;
  /** True when lists start from the place. The registration also takes towns that are not in the list of places. */
  isPlaceKnown: boolean;
  /** True when the visitor confirmed the number that the profile shows. */
  isPhoneVerified: boolean;
};

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string');

const getFirstFile = (answer: StoredFieldValue | undefined): FileRef | undefined =>
  isFileRefs(answer?.value) ? answer.value[0] : undefined;

/** Returns the interests of an answer. */
const readInterests = (answer: StoredFieldValue | undefined): readonly string[] =>
  isTextList(answer?.value) ? answer.value : [];

/** Returns the interests of a record of the visitor. */
export const getInterests = (record: StoredRecord | undefined): readonly string[] =>
  readInterests(record?.answers.find(({ name }) => name === 'interests'));

/** Returns a verified number as the answer to the mobile number. */
const toPhoneAnswer = (number: string): StoredFieldValue => ({
  name: 'phone',
  label: '',
  kind: 'phone',
  value: number,
  text: formatPhone(number),
});

/**
 * Combines what is stored. The place of the whole site wins, because the visitor may have changed it elsewhere. Until the visitor
 * enters another mobile number, it is the one that they verified.
 * @param places names of the known places by id
 */
export function toProfile(
  { profile, interests, place, ...phone }: StoredProfile,
  places: ReadonlyMap<string, string>,
): Profile {
  const answers = new Map(
    [
      ...(phone.verifiedPhone === null ? [] : [toPhoneAnswer(phone.verifiedPhone)]),
      ...(interests?.answers ?? []),
      ...(profile?.answers ?? []),
    ].map((answer) => [answer.name, answer] as const),
  );
  const getText = (key: string): string => answers.get(key)?.text ?? '';
  const known = places.get(place ?? '');
  return {
    name: joinNames(getText('firstName'), getText('lastName')),
    answers,
    interests: readInterests(answers.get('interests')),
    picture: getFirstFile(answers.get('picture')),
    banner: getFirstFile(answers.get('banner')),
    hasDocuments: getFirstFile(answers.get('document')) !== undefined,
    place: known ?? (getText('place') || undefined),
    isPlaceKnown: known !== undefined,
    isPhoneVerified: isPhoneVerified(phone, getProfilePhone(profile)),
  };
}

/** The details that a complete profile has, the most helpful first. */
const DETAILS = [
  'firstName',
  'place',
  'about',
  'interests',
  'company',
  'email',
  'phone',
  'position',
  'identification',
  'picture',
  'language',
] as const satisfies readonly (keyof ProfileLabels['completeness']['steps'])[];

export type Detail = (typeof DETAILS)[number];

/** Returns how complete a profile is in percent, and the missing details, the most helpful first. */
export function getCompleteness({ answers, place }: Profile): { percent: number; missing: readonly Detail[] } {
  const missing = DETAILS.filter((key) => (key === 'place' ? place === undefined : !answers.get(key)?.text));
  return { percent: Math.floor(100 * (1 - missing.length / DETAILS.length)), missing };
}
