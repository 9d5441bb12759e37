import { expect, test } from 'vitest';
import { findSubject, toSubjectQuery, type FormSubject } from './subject.ts';

const createSubject = (kind: 'job' | 'project', id: string): FormSubject => ({
  about: { kind, id, name: id, path: `/${id}` },
  prefill: {},
});
const all = [createSubject('job', 'packer'), createSubject('project', 'lights'), createSubject('project', 'packer')];

test('reads the subject from the URL', () => {
  for (const one of all) expect(findSubject(toSubjectQuery(one.about), all)).toBe(one);
});

test.each(['', '?job=', '?job=lights', '?job=__proto__', '?job=%3Cscript%3E', '?store=packer', '?constructor=packer'])(
  'finds no known subject in %s',
  (search) => {
    expect(findSubject(search, all)).toBeUndefined();
  },
);
