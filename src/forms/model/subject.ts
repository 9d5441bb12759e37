/** The subject of a form in the query string: `/contact-us?job=date-packer`. */
import type { RecordSubject } from './record.ts';

export type FormSubject = {
  about: RecordSubject;
  /** Initial values of some fields, by key. */
  prefill: Readonly<Record<string, string>>;
};

/** Returns the query string of a subject, as in `?job=date-packer`. */
export const toSubjectQuery = ({ kind, id }: Pick<RecordSubject, 'kind' | 'id'>): string =>
  `?${String(new URLSearchParams({ [kind]: id }))}`;

/** Returns the subject that a query string names, if the page offers it. Other parameters are ignored. */
export function findSubject(search: string, subjects: readonly FormSubject[]): FormSubject | undefined {
  const params = new URLSearchParams(search);
  return subjects.find(({ about }) => params.get(about.kind) === about.id);
}
