/**
 * The actions of forms: what happens to submitted values. An editor chooses an action by name; behaviour is defined here.
 * The labels for editors are in `action-choices.ts`.
 */
import type { RouteName } from '../../routes.ts';

export type StartsFrom = {
  action: string;
  /** Keys of the other record by the key of the field. The texts of several keys are joined as names. */
  fields: Readonly<Record<string, readonly string[]>>;
  /** Key of the field that starts with the visitor's phone number. */
  phoneField?: string;
};

type Action = {
  /** Prefix of the record's reference, as in RQ-261121-7F3K. */
  prefix: string;
  /** Fields that the secondary button copies into a draft of another form: `fields` maps its keys to keys of this form. */
  prefills?: { to: string; fields: Readonly<Record<string, string>> };
  /** Starts the form with the values of the latest record, because all its records describe one thing that is edited. */
  resumesLatest?: boolean;
  /** Starts the form with values of another action's latest record while it has no record of its own: see `resume.ts`. */
  startsFrom?: StartsFrom;
  /** Shares one draft between all tabs, so that a draft that another page prepared appears in any of them. Default: `resumesLatest`. */
  sharedDraft?: boolean;
  /** Page to open after submitting, for forms that are one step of several or that create a page. */
  redirectTo?: RouteName;
  /** Page that shows the result. */
  resultPage?: RouteName;
  /** Does not queue the record for delivery: it stays on the device, for good or until it is released. */
  localOnly?: boolean;
  /** Releases the local record for delivery later, so that it is sent after all. */
  releasedLater?: boolean;
  /** The action whose latest record the form edits. The form is submitted as this action. */
  edits?: 'profile' | 'interests';
  /**
   * A submission takes over the answers of the latest record to other fields, because several forms edit one thing.
   * Only the record before it stays, so that the submission can be undone.
   */
  keepsOtherAnswers?: boolean;
  /** Chooses the place of the answers for the whole site. */
  choosesPlace?: boolean;
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
  profile: {
    prefix: 'PR',
    resumesLatest: true,
    redirectTo: 'interests',
    localOnly: true,
    keepsOtherAnswers: true,
    choosesPlace: true,
  },
  // Never sent: it contains pictures of an identity document.
  interests: {
    prefix: 'IN',
    resumesLatest: true,
    redirectTo: 'home',
    localOnly: true,
    keepsOtherAnswers: true,
    referenceFields: ['uuid'],
  },
  // Parts of the profile and of the interests, which their page edits in place.
  editProfile: { prefix: 'PR', edits: 'profile' },
  editInterests: { prefix: 'IN', edits: 'interests' },
  // Released for delivery after its one-time code was verified.
  reseller: {
    prefix: 'RS',
    sharedDraft: true,
    redirectTo: 'resellerVerification',
    localOnly: true,
    releasedLater: true,
  },
  // Booked in the ledger of the practice wallet instead of stored as a record.
  addMoney: { prefix: 'AM', redirectTo: 'userWallet', localOnly: true },
  withdraw: { prefix: 'WF', redirectTo: 'withdrawSuccess', localOnly: true },
  // Booked in the ledger too. Never sent: it runs on the device.
  campaign: { prefix: 'CA', localOnly: true },
  // Never sent: only the visitor's own receipts use it.
  billing: { prefix: 'BI', resumesLatest: true, localOnly: true },
  // Not sent by itself: it is attached to records with the visitor's consent.
  businessCard: {
    prefix: 'BC',
    resumesLatest: true,
    redirectTo: 'viewCard',
    resultPage: 'viewCard',
    localOnly: true,
    startsFrom: {
      action: 'profile',
      fields: { fullName: ['firstName', 'lastName'], occupation: ['identification'], location: ['place'] },
      phoneField: 'mobile',
    },
  },
  publishStore: { prefix: 'ST', resumesLatest: true, redirectTo: 'ownStore', resultPage: 'ownStore' },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof ACTIONS;

/** Returns the page that shows the result of an action, if any. Accepts names of actions from other versions of the site. */
export const getResultPage = (name: string): RouteName | undefined =>
  Object.hasOwn(ACTIONS, name) ? getAction(name as ActionName).resultPage : undefined;

/** Returns an action, widened so that optional properties can be read. */
export const getAction = (name: ActionName): Action => ACTIONS[name];
