import type { RecordSubject } from './record.ts';

/** Returns the slot of a form's draft: form id, colon, id of the subject or nothing. */
export const getDraftId = (form: string, about?: Pick<RecordSubject, 'id'>): string => `${form}:${about?.id ?? ''}`;
