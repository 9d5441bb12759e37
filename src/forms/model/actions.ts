/**
 * The actions of forms: what happens to submitted values. An editor chooses an action by name; behaviour is defined here.
 * The labels for editors are in `action-choices.ts`.
 */
import type { RouteName } from '../../routes.ts';

type Action = {
  /** Prefix of the record's reference, as in RQ-261121-7F3K. */
  prefix: string;
  /** Fields that the secondary button copies into a draft of another form: `fields` maps its keys to keys of this form. */
  prefills?: { to: string; fields: Readonly<Record<string, string>> };
  /** Starts the form with the values of the latest record, because all its records describe one thing that is edited. */
  resumesLatest?: boolean;
  /** Shares one draft between all tabs, so that a draft that another page prepared appears in any of them. Default: `resumesLatest`. */
  sharedDraft?: boolean;
  /** Page to open after submitting, for forms that are one step of several or that create a page. */
  redirectTo?: RouteName;
  /** Page that shows the result. */
  resultPage?: RouteName;
  /** Does not queue the record for delivery: it stays on the device, for good or until it is released. */
  localOnly?: boolean;
  /** Keys of fields that start with a generated number, which the user may change. */
  referenceFields?: readonly string[];
};

/** Copies a request into a campaign: the headline is the beginning of the detail. */
const CAMPAIGN = { to: 'campaign', fields: { headline: 'detail', keywords: 'keywords' } } as const;

export const ACTIONS = {
  contact: { prefix: 'CU' },
  quotation: { prefix: 'RQ', prefills: CAMPAIGN },
  message: { prefix: 'MS' },
  buyServices: { prefix: 'BS', prefills: CAMPAIGN },
  sellServices: { prefix: 'SS', prefills: CAMPAIGN },
  getHired: { prefix: 'GH', prefills: CAMPAIGN },
  postJob: { prefix: 'PJ', prefills: CAMPAIGN },
  postProject: { prefix: 'PP' },
  report: { prefix: 'RE' },
  // Never sent: only the visitor's own pages use it.
  profile: { prefix: 'PR', resumesLatest: true, redirectTo: 'interests', localOnly: true },
  // Never sent: it contains pictures of an identity document.
  interests: { prefix: 'IN', resumesLatest: true, redirectTo: 'home', localOnly: true, referenceFields: ['uuid'] },
  // Released for delivery after its one-time code was verified.
  reseller: { prefix: 'RS', sharedDraft: true, redirectTo: 'resellerVerification', localOnly: true },
  // Booked in the ledger of the practice wallet instead of stored as a record.
  addMoney: { prefix: 'AM', redirectTo: 'userWallet', localOnly: true },
  withdraw: { prefix: 'WF', redirectTo: 'withdrawSuccess', localOnly: true },
  // Never sent: only the visitor's own receipts use it.
  billing: { prefix: 'BI', resumesLatest: true, localOnly: true },
  publishStore: { prefix: 'ST', resumesLatest: true, redirectTo: 'ownStore', resultPage: 'ownStore' },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof ACTIONS;

/** Returns the page that shows the result of an action, if any. Accepts names of actions from other versions of the site. */
export const getResultPage = (name: string): RouteName | undefined =>
  Object.hasOwn(ACTIONS, name) ? getAction(name as ActionName).resultPage : undefined;

/** Returns an action, widened so that optional properties can be read. */
export const getAction = (name: ActionName): Action => ACTIONS[name];
