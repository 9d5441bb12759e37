/**
 * What a form's answers become. Forms of the content choose one of these by name; they can not invent behaviour.
 */
import type { RouteName } from '../routes.ts';

type Action = {
  /** For editors. */
  label: string;
  /** Starts the number of the record, as in RQ-261121-7F3K. */
  prefix: string;
  /** Fields that the record is of no use without, by key and kind. */
  needs: Readonly<Record<string, string>>;
  /** Where such records are listed. */
  listed: RouteName;
};

export const ACTIONS = {
  contact: {
    label: 'A message to the operator',
    prefix: 'CU',
    needs: { name: 'text', email: 'email', message: 'longText' },
    listed: 'yourData',
  },
  quotation: {
    label: 'A request for quotation',
    prefix: 'RQ',
    needs: { category: 'select', quantity: 'number', detail: 'longText' },
    listed: 'yourData',
  },
  message: {
    label: 'A message to a seller',
    prefix: 'MS',
    needs: { message: 'longText' },
    listed: 'yourData',
  },
  report: {
    label: 'A report of an error',
    prefix: 'RE',
    needs: { reason: 'radio' },
    listed: 'yourData',
  },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof ACTIONS;

/** The actions as options of a choice. */
export const ACTION_NAMES = (Object.keys(ACTIONS) as ActionName[]).map((value) => ({
  value,
  label: ACTIONS[value].label,
}));
