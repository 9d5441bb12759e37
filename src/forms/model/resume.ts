/** Turns stored records back into drafts, so that a form can be filled in from them. */
import { getAction, type ActionName } from './actions.ts';
import { formatListItem } from '../answer-text.ts';
import { toStoredType } from './stored-type.ts';
import { formatAmount } from '@/lib/money.ts';
import { decodeUrl } from '@/lib/text/decode-url.ts';
import { formatPhone } from '@/lib/text/format-phone.ts';
import { joinNames } from '@/lib/text/join-names.ts';
import { openStorage } from '@/storage/open.ts';
import type { UserData } from '@/storage/user-data.ts';
import type { Json } from '@/storage/schemas/base-schemas.ts';
import type { Draft } from '@/storage/schemas/draft.ts';
import type { StoredFieldValue, StoredRecord } from '@/storage/schemas/stored-record.ts';

type StartsFrom = {
  action: ActionName;
  /** Keys of the other record by the key of the field. The texts of several keys are joined as names. */
  fields: Readonly<Record<string, readonly string[]>>;
  /** Key of the field that starts with the visitor's phone number, unless the other record has one. */
  phoneField?: string;
};

/** How a message is signed. What its form does not require, such as a phone number, the visitor adds. */
const SIGNATURE: StartsFrom = {
  action: 'profile',
  fields: { name: ['firstName', 'lastName'], email: ['email'] },
};

/** Actions whose form starts with values of another action's latest record while it has none of its own to resume. */
const STARTS_FROM: Readonly<Partial<Record<ActionName, StartsFrom>>> = {
  businessCard: {
    action: 'profile',
    fields: {
      fullName: ['firstName', 'lastName'],
      occupation: ['identification'],
      location: ['place'],
      email: ['email'],
      mobile: ['phone'],
      position: ['position'],
      company: ['company'],
      website: ['website'],
    },
    phoneField: 'mobile',
  },
  contact: SIGNATURE,
  message: SIGNATURE,
  postProject: {
    action: 'profile',
    fields: { company: ['company'], email: ['email'], phone: ['phone'] },
    phoneField: 'phone',
  },
};

/**
 * Converts a stored value to an input value: numbers become text, towns their names, phone numbers are in groups, and web addresses have
 * their letters.
 */
export function toInputValue({ kind, value, text }: StoredFieldValue): Json {
  if (kind === toStoredType('location')) return text;
  if (kind === 'phone') return typeof value === 'string' ? formatPhone(value) : value;
  if (kind === 'url' && typeof value === 'string') return decodeUrl(value);
  if (kind === toStoredType('list') && Array.isArray(value)) {
    return value.map((item) => (typeof item === 'string' ? formatListItem(item) : item));
  }
  if (typeof value !== 'number') return value;
  // Money is stored in cents and typed in dollars.
  return kind === 'money' ? formatAmount(value) : String(value);
}

/** Converts the answers of a record to input values. */
export const toInputValues = ({ answers }: StoredRecord): Draft['values'] =>
  Object.fromEntries(answers.map((answer) => [answer.name, toInputValue(answer)]));

/** Creates a draft with the values of a record. Both refer to the same files. */
export const createDraftFromRecord = (
  { drafts }: Pick<UserData, 'drafts'>,
  record: StoredRecord,
  draft: string,
): Promise<Draft> => drafts.repeat(draft, toInputValues(record), record);

type Start = Pick<Draft, 'values'>;

/** Creates a draft of the profile. Until it has a mobile number, the number is the one that the visitor verified. */
async function createProfileDraft(record: StoredRecord | undefined): Promise<Start | undefined> {
  const number = await (await openStorage()).settings.get('verified-phone');
  const values = { ...(number !== null && { phone: formatPhone(number) }), ...(record && toInputValues(record)) };
  return Object.keys(values).length === 0 ? undefined : { values };
}

/** Creates a draft from the latest record of another action and the visitor's phone number, as described. */
async function createDraftFromOther({ records }: UserData, startsFrom: StartsFrom): Promise<Start | undefined> {
  const { action, fields, phoneField } = startsFrom;
  const [[record], { settings }] = await Promise.all([records.list({ action, limit: 1 }), openStorage()]);
  const phone = phoneField === undefined ? null : await settings.get('phone');
  const texts = new Map(record?.answers.map(({ name, text }) => [name, text]));
  const values = Object.entries(fields).map(([field, keys]) => {
    const [first = '', ...others] = keys.map((key) => texts.get(key) ?? '');
    return [field, others.reduce(joinNames, first)] as const;
  });
  // The number of the record comes later and wins: the visitor may be reached at another one than was verified.
  const filled = [[phoneField ?? '', phone?.shown ?? ''] as const, ...values].filter(([, text]) => text !== '');
  return filled.length === 0 ? undefined : { values: Object.fromEntries(filled) };
}

/**
 * Creates a draft from the latest record of the action if its form resumes it, or from what it starts from; undefined when there
 * is neither.
 */
export async function createDraftFromLatest(userData: UserData, action: ActionName): Promise<Start | undefined> {
  const [record] = getAction(action).shouldResume ? await userData.records.list({ action, limit: 1 }) : [];
  if (action === 'profile') return createProfileDraft(record);
  if (record) return { values: toInputValues(record) };
  const startsFrom = STARTS_FROM[action];
  return startsFrom && createDraftFromOther(userData, startsFrom);
}
