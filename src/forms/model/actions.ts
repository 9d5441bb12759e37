/**
 * The actions of forms: what happens to submitted values. An editor chooses an action by name; behaviour is defined here.
 * The labels for editors are in `action-choices.ts`. What not every form needs is elsewhere, because every page with a form
 * loads this table: the pages that follow in `next-pages.ts`, what a form starts with in `resume.ts`, and what it copies into
 * another form in `prefill.ts`.
 */

type Action = {
  /** Prefix of the record number, as in RQ-261121-7F3K. */
  prefix: string;
  /** Starts the form with the values of the latest record, because all its records describe one thing that is edited. */
  shouldResume?: boolean;
  /** Starts the form with details of the visitor from another record, which `resume.ts` names. Default: `shouldResume`. */
  isStarted?: boolean;
  /** Shares one draft between all tabs, so that a draft that another page prepared appears in any of them. Default: `shouldResume`. */
  isDraftShared?: boolean;
  /** Does not queue the record for delivery: it stays on the device, for good or until it is released. */
  isLocal?: boolean;
  /** The local record is released for delivery later: when it is confirmed, or when its campaign starts. */
  isHeld?: boolean;
  /** The action whose latest record the form edits. The form is submitted as this action. */
  edits?: 'profile' | 'interests';
  /**
   * A submission takes over the answers of the latest record to other fields, because several forms edit one thing.
   * Only the record before it stays, so that the submission can be undone.
   */
  shouldMergeAnswers?: boolean;
  /** Chooses the place of the answers for the whole site. */
  shouldSetPlace?: boolean;
  /** The record names the products of the visitor's own store. */
  hasProducts?: boolean;
  /** Keys of fields that start with a generated number, which the user may change. */
  numberFields?: readonly string[];
};

export const ACTIONS = {
  contact: { prefix: 'CU', isStarted: true },
  quotation: { prefix: 'RQ' },
  message: { prefix: 'MS', isStarted: true },
  buyServices: { prefix: 'BS' },
  sellServices: { prefix: 'SS' },
  getHired: { prefix: 'GH' },
  postJob: { prefix: 'PJ' },
  postProject: { prefix: 'PP', isStarted: true },
  report: { prefix: 'RE' },
  // It is never sent, because only the visitor's own pages use it.
  profile: {
    prefix: 'PR',
    shouldResume: true,
    isLocal: true,
    shouldMergeAnswers: true,
    shouldSetPlace: true,
  },
  // It is never sent, because it contains pictures of an identity document.
  interests: {
    prefix: 'IN',
    shouldResume: true,
    isLocal: true,
    shouldMergeAnswers: true,
    numberFields: ['uuid'],
  },
  // Parts of the profile and of the interests, which their page edits in place.
  editProfile: { prefix: 'PR', edits: 'profile' },
  editInterests: { prefix: 'IN', edits: 'interests' },
  // It is released for delivery after its one-time code was verified.
  reseller: {
    prefix: 'RS',
    isDraftShared: true,
    isLocal: true,
    isHeld: true,
  },
  // Both are booked in the ledger of the practice wallet instead of stored as a record.
  addMoney: { prefix: 'AM', isLocal: true },
  withdraw: { prefix: 'WF', isLocal: true },
  // It is booked in the ledger too, and released for delivery when it starts, without the personal answers.
  campaign: { prefix: 'CA', isLocal: true, isHeld: true },
  // It is never sent, because only the visitor's own receipts use it.
  billing: { prefix: 'BI', shouldResume: true, isLocal: true },
  // It is not sent by itself, but attached to records with the visitor's consent.
  businessCard: {
    prefix: 'BC',
    shouldResume: true,
    isLocal: true,
  },
  // One product of the visitor's own store. Each change of it is a record.
  ownProduct: { prefix: 'OP' },
  publishStore: { prefix: 'ST', shouldResume: true, hasProducts: true },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof ACTIONS;

/** Returns an action, widened so that optional properties can be read. */
export const getAction = (name: ActionName): Action => ACTIONS[name];
