/** The actions as editors choose them, and what each needs. An action without a choice does not compile. */
import type { ActionName } from '../model/actions.ts';

type Choice = {
  label: string;
  /** Fields that the record is of no use without, by key and kind. */
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
    label: 'A service on offer',
    needs: { category: 'select', name: 'text', rate: 'money', detail: 'longText' },
  },
  getHired: {
    label: 'Work that somebody seeks',
    needs: { category: 'select', detail: 'longText', keywords: 'keywords' },
  },
  postJob: {
    label: 'A job on offer',
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
  reseller: {
    label: 'A registration as reseller',
    needs: { userName: 'text', email: 'email', place: 'location' },
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

/** The actions as options of a choice. */
export const ACTION_NAMES = (Object.keys(ACTION_CHOICES) as ActionName[]).map((value) => ({
  value,
  label: ACTION_CHOICES[value].label,
}));
