/** The visitor's own inputs: the records of the forms behind INPUT. */
import type { ActionName } from '@/forms/model/actions.ts';
import type { StoredFieldValue, StoredRecord } from '@/storage/schemas/stored-record.ts';
import type { UserData } from '@/storage/user-data.ts';
import { formatMoney } from '@/lib/money.ts';
import { toServiceFilter, type InputKind } from './input-list.ts';

/** The kind of input that each form makes. */
const KINDS = {
  quotation: 'product',
  buyServices: 'service',
  sellServices: 'offer',
  getHired: 'work',
  postJob: 'job',
} as const satisfies Partial<Record<ActionName, InputKind>>;

type InputAction = keyof typeof KINDS;

// `Object.keys` returns `string[]`.
const INPUT_ACTIONS = Object.keys(KINDS) as InputAction[];

const isInputAction = (action: string): action is InputAction => Object.hasOwn(KINDS, action);

/** Kinds whose category is one of services. */
const SERVICE_KINDS: readonly InputKind[] = ['service', 'offer'];

/** An input of the visitor as the list shows it. */
export type OwnInput = {
  id: string;
  number: string;
  kind: InputKind;
  /** Value of the category in the filter. */
  category: string;
  categoryName: string;
  detail: string;
  rate: string;
  cents: number;
  quantity: number;
  unit: string;
  at: number;
  delivery: StoredRecord['delivery']['state'];
  /** All answers, for the full input. */
  answers: readonly Pick<StoredFieldValue, 'label' | 'text'>[];
};

/** Converts a record to an input. A form may name its rate and unit differently: a job has a salary, a service a period. */
export function toOwnInput({ id, number, action, answers, at, delivery }: StoredRecord): OwnInput {
  const kind = isInputAction(action) ? KINDS[action] : 'product';
  const find = (...names: string[]) => answers.find(({ name, text }) => names.includes(name) && text !== '');
  const category = find('category');
  const rate = find('rate', 'salaryFrom')?.value;
  const quantity = find('quantity')?.value;
  const categoryId = typeof category?.value === 'string' ? category.value : '';
  return {
    id,
    number,
    kind,
    category: SERVICE_KINDS.includes(kind) ? toServiceFilter(categoryId) : categoryId,
    categoryName: category?.text ?? '',
    detail: find('detail')?.text ?? '',
    rate: typeof rate === 'number' ? formatMoney(rate) : '',
    cents: typeof rate === 'number' ? rate : 0,
    quantity: typeof quantity === 'number' ? quantity : 0,
    unit: find('unit', 'per')?.text ?? '',
    at,
    delivery: delivery.state,
    answers: answers.filter(({ text }) => text !== ''),
  };
}

/** Calls back with the visitor's inputs, newest first, now and after each change. Returns the function that unsubscribes. */
export function watchOwnInputs({ records }: UserData, onChange: (inputs: OwnInput[]) => void): () => void {
  const byAction = new Map<string, readonly StoredRecord[]>();
  const unsubscribers = INPUT_ACTIONS.map((action) =>
    records.watchList({ action }, (found) => {
      byAction.set(action, found);
      if (byAction.size < INPUT_ACTIONS.length) return;
      onChange(
        [...byAction.values()]
          .flat()
          .sort((a, b) => b.at - a.at)
          .map(toOwnInput),
      );
    }),
  );
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

/**
 * Calls back with the number of inputs in the list, for a counter elsewhere.
 * @param sampleCount number of inputs of the content: `getBuyerInputs`
 */
export const watchInputCount = (
  sampleCount: number,
  userData: UserData,
  onChange: (count: number) => void,
): (() => void) =>
  watchOwnInputs(userData, (own) => {
    onChange(sampleCount + own.length);
  });
