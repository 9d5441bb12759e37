/** Reads what the form of a campaign holds while it is typed. Pure. */
import { BASE_FIELD } from '@/forms/base-field.ts';
import { isFileRefs, type FileRef } from '@/forms/files/file-refs.ts';
import type { FormDefinition, LocationOption } from '@/forms/model/definition.ts';
import { toDollars } from '@/lib/money.ts';
import { parseMoney } from '@/lib/parse-money.ts';
import { normalizeLine, parseNumber } from '@/lib/text/normalize.ts';

export type TypedValues = Readonly<Record<string, unknown>>;

export type Preview = {
  headline: string;
  description: string;
  picture: FileRef | undefined;
  keywords: readonly string[];
  place: LocationOption | undefined;
  km: number;
  /** Cents; undefined until a valid amount is typed. */
  budget: number | undefined;
  /** Cents; undefined until a valid amount is typed. */
  bid: number | undefined;
  /** How many clicks the budget pays for, at most. */
  clicks: number | undefined;
  isUntilDate: boolean;
};

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns a typed amount in cents; undefined unless it is above 0. */
function parseCents(value: unknown): number | undefined {
  const cents = parseMoney(toText(value));
  return typeof cents === 'number' && cents > 0 ? cents : undefined;
}

/** Returns how many clicks a budget pays for. */
const estimateClicks = (budget: number | undefined, bid: number | undefined): number | undefined =>
  budget !== undefined && bid !== undefined && bid <= budget ? Math.floor(budget / bid) : undefined;

/** Returns what the preview shows of the typed values. A place counts once its whole name is typed. */
export function readPreview(values: TypedValues, places: readonly LocationOption[]): Preview {
  const [budget, bid] = [parseCents(values['budget']), parseCents(values['bid'])];
  const name = normalizeLine(toText(values['place'])).toLowerCase();
  const files = isFileRefs(values['document']) ? values['document'] : [];
  const keywords = Array.isArray(values['keywords']) ? values['keywords'] : [];
  return {
    headline: normalizeLine(toText(values['headline'])),
    description: toText(values['description']).trim(),
    picture: files.find(({ type }) => type.startsWith('image/')),
    keywords: keywords.filter((keyword): keyword is string => typeof keyword === 'string' && keyword.trim() !== ''),
    place: places.find((place) => place.name.toLowerCase() === name),
    km: parseNumber(toText(values['distance'])) ?? 0,
    budget,
    bid,
    clicks: estimateClicks(budget, bid),
    isUntilDate: values['run'] === 'date',
  };
}

/** What a form depends on: its other fields, and the budget that a started campaign has set aside. */
type Rules = Pick<Preview, 'budget' | 'isUntilDate'> & {
  fixedBudget: { cents: number; message: string } | undefined;
};

/**
 * Returns the form with its base, and with the rules that depend on more than one field: the bid is at most the budget, only a set
 * date has and needs a day, and a budget that was set aside stays.
 */
export const adaptForm = (
  form: FormDefinition,
  { budget, isUntilDate, fixedBudget }: Rules,
  suggestions: readonly string[],
): FormDefinition => ({
  ...form,
  fields: [
    ...form.fields.map((field) => {
      if (field.kind === 'money' && field.key === 'budget' && fixedBudget) {
        const amount = toDollars(fixedBudget.cents);
        return { ...field, min: amount, max: amount, errorMessage: fixedBudget.message };
      }
      if (field.kind === 'money' && field.key === 'bid' && budget !== undefined) {
        return { ...field, max: toDollars(budget) };
      }
      if (field.kind === 'date') {
        return { ...field, required: isUntilDate, isSkipped: !isUntilDate };
      }
      return field.kind === 'keywords' ? { ...field, suggestions } : field;
    }),
    BASE_FIELD,
  ],
});
