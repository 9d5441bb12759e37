/** The form actions as editors see them, and the fields that each requires. The type check fails when one is missing. */
import type { ActionName } from '../model/actions.ts';

type Choice = {
  label: string;
  /** Required fields: their keys and kinds. */
  needs: Readonly<Record<string, string>>;
};

export const ACTION_CHOICES: Readonly<Record<ActionName, Choice>> = {
  contact: {
    label: 'A message to the operator',
    needs: { name: 'text', email: 'email', message: 'longText' },
  },
  quotation: {
    label: 'A request for quotation',
    needs: { category: 'select', quantity: 'number', detail: 'longText' },
  },
  message: {
    label: 'A message to a seller',
    needs: { message: 'longText' },
  },
  buyServices: {
    label: 'A request for a service',
    needs: { category: 'select', quantity: 'number', detail: 'longText' },
  },
  sellServices: {
    label: 'An offer of a service',
    needs: { category: 'select', name: 'text', rate: 'money', detail: 'longText' },
  },
  getHired: {
    label: 'A job seeker’s request',
    needs: { category: 'select', detail: 'longText', keywords: 'keywords' },
  },
  postJob: {
    label: 'A job offer',
    needs: { category: 'select', salaryFrom: 'money', detail: 'longText' },
  },
  postProject: {
    label: 'A project',
    needs: { project: 'text', email: 'email' },
  },
  profile: {
    label: 'The visitor’s profile',
    needs: { firstName: 'text', lastName: 'text' },
  },
  interests: {
    label: 'The visitor’s interests and document',
    needs: { interests: 'keywords', uuid: 'text', document: 'pictures' },
  },
  editProfile: {
    label: 'A part of the visitor’s profile',
    needs: {},
  },
  editInterests: {
    label: 'A part of the visitor’s interests',
    needs: { interests: 'keywords' },
  },
  reseller: {
    label: 'A registration as reseller',
    needs: { userName: 'text', email: 'email', place: 'location' },
  },
  addMoney: {
    label: 'Money added to the practice wallet',
    needs: { amount: 'money', method: 'radio' },
  },
  withdraw: {
    label: 'Money withdrawn from the practice wallet',
    needs: { amount: 'money', method: 'radio' },
  },
  campaign: {
    label: 'A campaign',
    needs: {
      headline: 'text',
      description: 'longText',
      document: 'files',
      keywords: 'keywords',
      place: 'location',
      distance: 'range',
      budget: 'money',
      bid: 'money',
      run: 'radio',
      until: 'date',
    },
  },
  billing: {
    label: 'The visitor’s billing information',
    needs: { vpa: 'vpa', taxStatus: 'select' },
  },
  businessCard: {
    label: 'The visitor’s business card',
    needs: {
      fullName: 'text',
      occupation: 'text',
      location: 'location',
      email: 'email',
      mobile: 'phone',
      position: 'text',
      company: 'text',
      website: 'url',
      social: 'url',
    },
  },
  ownProduct: {
    label: 'A product of the visitor’s own store',
    needs: {
      name: 'text',
      category: 'select',
      description: 'longText',
      unit: 'select',
      moq: 'number',
      mq: 'number',
      price: 'money',
      tiers: 'tiers',
      leadDays: 'number',
      origin: 'text',
      keywords: 'keywords',
      photos: 'pictures',
    },
  },
  publishStore: {
    label: 'The visitor’s own store',
    needs: { storeName: 'text' },
  },
  report: {
    label: 'A report of an error',
    needs: { reason: 'radio' },
  },
};

/** The actions as options of a select field. */
export const ACTION_NAMES = (Object.keys(ACTION_CHOICES) as ActionName[]).map((value) => ({
  value,
  label: ACTION_CHOICES[value].label,
}));
