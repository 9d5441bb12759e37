/** The visitor's business card, read from the records of its form. */
import type { BusinessCard, StoredRecord } from '@/storage/schemas/stored-record.ts';

export type { BusinessCard };

/** Action of the form whose latest record is the business card. */
export const CARD_ACTION = 'businessCard';

/** The fields of a card in the order of its form. */
export const CARD_FIELDS = [
  'fullName',
  'occupation',
  'location',
  'email',
  'mobile',
  'position',
  'company',
  'website',
  'social',
] as const satisfies readonly (keyof BusinessCard)[];

export type CardField = (typeof CARD_FIELDS)[number];

/** The visitor's card, with the id and number of its record and when it was saved, in milliseconds since 1970. */
export type OwnCard = { card: BusinessCard } & Pick<StoredRecord, 'id' | 'number' | 'at'>;

/** Returns a card with the texts that are not empty; undefined without a name. */
export function createCard(texts: Partial<Readonly<Record<CardField, string>>>): BusinessCard | undefined {
  const lines = CARD_FIELDS.flatMap((field) => {
    const text = texts[field]?.trim();
    return text ? [[field, text] as const] : [];
  });
  const { fullName, ...others }: Partial<Record<CardField, string>> = Object.fromEntries(lines);
  return fullName === undefined ? undefined : { fullName, ...others };
}

/** Returns the card of a record; undefined when the record has no name. */
export function toOwnCard({
  id,
  number,
  answers,
  at,
}: Pick<StoredRecord, 'id' | 'number' | 'answers' | 'at'>): OwnCard | undefined {
  const card = createCard(Object.fromEntries(answers.map(({ name, text }) => [name, text])));
  return card && { card, id, number, at };
}
