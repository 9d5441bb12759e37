/** What a form can be about, as its address says: `/contact-us?job=date-packer`. */
import type { RecordSubject } from './record.ts';

export type FormSubject = {
  about: RecordSubject;
  /** What some fields start with. */
  prefill: Readonly<Record<string, string>>;
};

/** The part of an address that names a subject. */
export const subjectQuery = ({ kind, id }: Pick<RecordSubject, 'kind' | 'id'>): string =>
  `?${String(new URLSearchParams({ [kind]: id }))}`;

/** Finds what an address names among what the page knows. Anything else in it is ignored. */
export function subjectIn(search: string, subjects: readonly FormSubject[]): FormSubject | undefined {
  const named = new URLSearchParams(search);
  return subjects.find(({ about }) => named.get(about.kind) === about.id);
}
