import type { RecordSubject } from './record.ts';

/** The id of a form's draft: of what it is about, or of nothing in particular. */
export const getDraftId = (form: string, about?: Pick<RecordSubject, 'id'>): string => `${form}:${about?.id ?? ''}`;
