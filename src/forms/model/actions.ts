/**
 * What a form's answers become. Forms of the content choose one of these by name; they cannot invent behaviour. What
 * editors read of them is in `action-choices.ts`.
 */
import type { RouteName } from '@/routes.ts';

type Action = {
  /** Starts the number of the record, as in RQ-261121-7F3K. */
  prefix: string;
  /** What the second button takes along as a draft: to which form, and which of its fields from which of these. */
  prefills?: { to: string; fields: Readonly<Record<string, string>> };
  /** Whether the form goes on from the newest of these: what it makes is one thing that is edited again and again. */
  resumesLatest?: boolean;
  /** Whether all tabs have one draft, as those have that go on: what another page prepares is taken up by whichever is open. */
  sharedDraft?: boolean;
  /** The page that comes next, where sending is one step of several or makes a page. */
  redirectTo?: RouteName;
  /** The page that shows what it made. */
  resultPage?: RouteName;
  /** Whether it stays on the device by itself, wherever an operator has records delivered: for good, or until it is released. */
  localOnly?: boolean;
  /** Fields that start with a number of their own, which the visitor may change. */
  referenceFields?: readonly string[];
};

/** A campaign is about what was asked for: its headline is the beginning of the detail. */
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
  // It says who the visitor is to the visitor's own pages, and nobody could answer it.
  profile: { prefix: 'PR', resumesLatest: true, redirectTo: 'interests', localOnly: true },
  // Pictures of an identity document are nobody else's business.
  interests: { prefix: 'IN', resumesLatest: true, redirectTo: 'home', localOnly: true, referenceFields: ['uuid'] },
  // Released once a code has confirmed it.
  reseller: { prefix: 'RS', sharedDraft: true, redirectTo: 'resellerVerification', localOnly: true },
  publishStore: { prefix: 'ST', resumesLatest: true, redirectTo: 'ownStore', resultPage: 'ownStore' },
} as const satisfies Record<string, Action>;

export type ActionName = keyof typeof ACTIONS;

/** The page that shows what an action made; its name may be of an older or newer version of the site. */
export const pageShowing = (name: string): RouteName | undefined =>
  Object.hasOwn(ACTIONS, name) ? getAction(name as ActionName).resultPage : undefined;

/** An action with all that some of them have. */
export const getAction = (name: ActionName): Action => ACTIONS[name];
