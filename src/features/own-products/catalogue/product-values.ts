/** Converts between the form of a product and its row. Pure. */
import { BASE, BASE_FIELD } from '@/forms/base-field.ts';
import { isFileRefs } from '@/forms/files/file-refs.ts';
import type { FormDefinition } from '@/forms/model/definition.ts';
import type { NewRecord } from '@/forms/model/record.ts';
import { formatAmount } from '@/lib/money.ts';
import { parseMoney } from '@/lib/parse-money.ts';
import { findTierIssues, isTier } from '@/lib/price-tiers.ts';
import { readWhole } from '@/lib/text/normalize.ts';
import type { Json } from '@/storage/schemas/base-schemas.ts';
import type { OwnProduct } from '@/storage/schemas/own-product.ts';
import type { OwnProductInput } from '@/storage/tables/own-products.ts';

/** The values of a new product. */
export const NEW_PRODUCT = { moq: '1', mq: '1' } as const;

/** What other fields of the form depend on; undefined until it is valid. */
export type TypedTerms = { moq: number | undefined; mq: number | undefined; cents: number | undefined };

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

function toQuantity(value: unknown): number | undefined {
  const quantity = readWhole(toText(value));
  return typeof quantity === 'number' && quantity >= 1 ? quantity : undefined;
}

/** Returns the typed terms of the form. */
export function readTerms({ moq, mq, price }: Readonly<Record<string, unknown>>): TypedTerms {
  const cents = parseMoney(toText(price));
  return { moq: toQuantity(moq), mq: toQuantity(mq), cents: typeof cents === 'number' ? cents : undefined };
}

/**
 * Returns the form with the record of its product, and with the rules that depend on other fields: the MOQ comes in packs, the tiers
 * start above it.
 */
export const adaptForm = (form: FormDefinition, { moq, mq, cents }: TypedTerms): FormDefinition => ({
  ...form,
  fields: [
    ...form.fields.map((field) => {
      if (field.kind === 'number' && field.key === 'moq' && mq !== undefined) return { ...field, multipleOf: mq };
      if (field.kind !== 'tiers' || moq === undefined || cents === undefined) return field;
      return { ...field, first: { quantity: moq, cents } };
    }),
    BASE_FIELD,
  ],
});

/** Returns what the form shows of a stored product. */
export function toFormValues(product: OwnProduct): Record<string, Json> {
  const { name, category, description, unit, moq, mq, leadDays, origin, keywords, photos } = product;
  const [first, ...others] = product.tiers;
  return {
    ...{ name, description, unit, category: category.id, moq: String(moq), mq: String(mq) },
    price: formatAmount(first?.cents ?? 0),
    tiers: others.map(({ quantity, cents }) => ({ quantity: String(quantity), price: formatAmount(cents) })),
    leadDays: leadDays === undefined ? '' : String(leadDays),
    origin: origin ?? '',
    keywords,
    photos,
    [BASE]: product.record,
  };
}

/**
 * Returns the product of a record; the key of the field that is wrong when its terms violate the rules of price tiers.
 * @param id id of the product, of which each change is a record
 */
export function toProduct({ id: record, answers, at }: NewRecord, id: string): OwnProductInput | 'moq' | 'tiers' {
  const answer = (key: string) => answers.find(({ name }) => name === key);
  const text = (key: string) => answer(key)?.text ?? '';
  const number = (key: string) => Number(answer(key)?.value ?? 0);
  const list = (key: string): readonly unknown[] => {
    const value = answer(key)?.value;
    return Array.isArray(value) ? value : [];
  };
  const photos: unknown = answer('photos')?.value;
  const category = answer('category')?.value;
  const leadDays = answer('leadDays')?.value;
  const [moq, mq] = [number('moq'), number('mq')];
  const product = {
    ...{ id, record, at, moq, mq },
    name: text('name'),
    category: { id: typeof category === 'string' ? category : '', name: text('category') },
    description: text('description'),
    unit: text('unit'),
    tiers: [{ quantity: moq, cents: number('price') }, ...list('tiers').filter(isTier)],
    ...(typeof leadDays === 'number' && { leadDays }),
    ...(text('origin') !== '' && { origin: text('origin') }),
    keywords: list('keywords').filter((word): word is string => typeof word === 'string'),
    photos: isFileRefs(photos) ? [...photos] : [],
  };
  const [issue] = findTierIssues(product);
  if (!issue) return product;
  return 'position' in issue ? 'tiers' : 'moq';
}
