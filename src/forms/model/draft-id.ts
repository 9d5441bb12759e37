import type { About } from './record.ts';

/** The id of a form's draft: of what it is about, or of nothing in particular. */
export const draftIdOf = (form: string, about?: Pick<About, 'id'>): string => `${form}:${about?.id ?? ''}`;
