import { expect, test } from 'vitest';
import type { Draft } from '@/storage/schemas/draft.ts';
import type { StoredRecord } from '@/storage/schemas/stored-record.ts';
import { toDraftRegistrations, toRegistration } from './own-registrations.ts';

const record = (answers: Record<string, string>): StoredRecord => ({
  id: '5d0c7a0e-3f0b-4f3e-9d46-0a3c1c0f9a11',
  number: 'PP-261121-7F3K',
  action: 'postProject',
  form: 'post-project',
  title: 'Post a project',
  answers: Object.entries(answers).map(([name, text]) => ({ name, label: name, kind: 'text', value: text, text })),
  files: [],
  at: 5,
  delivery: { state: 'queued', tries: 0 },
});

const createDraft = (values: Draft['values'], more: Partial<Draft> = {}): Draft => ({
  id: 'sell-services:@t',
  values,
  startedAt: 1,
  at: 2,
  ...more,
});

test('names a project with its company, and has its number and delivery state', () => {
  expect(toRegistration('project', record({ project: 'Warehouse', company: 'Wadi Ramla' }))).toEqual({
    id: '5d0c7a0e-3f0b-4f3e-9d46-0a3c1c0f9a11',
    kind: 'project',
    name: 'Warehouse ·\u00a0Wadi Ramla',
    number: 'PP-261121-7F3K',
    at: 5,
    state: 'queued',
  });
});

test('a registration of a reseller has its own state', () => {
  expect(toRegistration('reseller', record({ userName: 'Salim' }), 'waiting')).toMatchObject({
    name: 'Salim',
    state: 'waiting',
  });
});

test('lists drafts with input that copy no record', () => {
  const drafts = [
    createDraft({ name: ' Signage ' }),
    createDraft({ detail: 'By the hour' }),
    createDraft({ name: '  ', photos: [] }),
    createDraft({ name: 'Copy' }, { repeats: 'r' }),
    createDraft({ name: 'Edit' }, { replaces: 'r' }),
  ];
  expect(toDraftRegistrations('service', drafts).map(({ name, state }) => `${name}|${state}`)).toEqual([
    'Signage|draft',
    '|draft',
  ]);
});
