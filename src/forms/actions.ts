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
  /** What the second button takes along as a draft: to which form, and which of its fields from which of these. */
  carries?: { to: string; fields: Readonly<Record<string, string>> };
  /** The page that shows what it made, if one does; the form has the words of the link. */
  shows?: RouteName;
  /** Whether the form goes on from the newest of these: what it makes is one thing that is edited again and again. */
  goesOn?: boolean;
};

/** A campaign is about what was asked for: its headline is the beginning of the detail. */
const CAMPAIGN = { to: 'campaign', fields: { headline: 'detail', keywords: 'keywords' } } as const;

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
    carries: CAMPAIGN,
  },
  message: {
    label: 'A message to a seller',
    prefix: 'MS',
    needs: { message: 'longText' },
    listed: 'yourData',
  },
  buyServices: {
    label: 'A request for a service',
    prefix: 'BS',
    needs: { category: 'select', quantity: 'number', detail: 'longText' },
    listed: 'yourData',
    carries: CAMPAIGN,
  },
  sellServices: {
    label: 'A service on offer',
    prefix: 'SS',
    needs: { category: 'select', name: 'text', rate: 'money', detail: 'longText' },
    listed: 'yourData',
    carries: CAMPAIGN,
  },
  getHired: {
    label: 'Work that somebody seeks',
    prefix: 'GH',
    needs: { category: 'select', detail: 'longText', keywords: 'keywords' },
    listed: 'yourData',
    carries: CAMPAIGN,
  },
  postJob: {
    label: 'A job on offer',
    prefix: 'PJ',
    needs: { category: 'select', salaryFrom: 'money', detail: 'longText' },
    listed: 'yourData',
    carries: CAMPAIGN,
  },
  postProject: {
    label: 'A project',
    prefix: 'PP',
    needs: { project: 'text', email: 'email' },
    listed: 'yourData',
  },
  report: {
    label: 'A report of an error',
    prefix: 'RE',
    needs: { reason: 'radio' },
    listed: 'yourData',
  },
  publishStore: {
    label: 'The visitor’s own store',
    prefix: 'ST',
    needs: { storeName: 'text' },
    listed: 'yourData',
    shows: 'ownStore',
    goesOn: true,
  },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof ACTIONS;

/** An action with all that some of them have. */
export const actionNamed = (name: ActionName): Action => ACTIONS[name];

/** The actions as options of a choice. */
export const ACTION_NAMES = (Object.keys(ACTIONS) as ActionName[]).map((value) => ({
  value,
  label: ACTIONS[value].label,
}));
