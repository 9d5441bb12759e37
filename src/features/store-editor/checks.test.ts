import { expect, test } from 'vitest';
import { manageRows } from './checks.ts';

/** The check reads a few fields only: a test gives those. */
const content = (...rows: object[]) =>
  ({
    forms: [{ id: 'store-profile', file: '', data: { fields: [{ value: { key: 'photos' } }] } }],
    storeEditorLabels: [
      { id: 'words', file: 'words.yaml', data: { manage: { rows: rows.map((link) => ({ link })) } } },
    ],
  }) as unknown as Parameters<typeof manageRows>[0];

test('a row leads to a field that there is', () => {
  const rows = [{ discriminant: 'nowhere' }, { discriminant: 'field', value: 'photos' }];
  expect([...manageRows(content(...rows))]).toEqual([]);
  const faults = [...manageRows(content(...rows, { discriminant: 'field', value: 'pictures' }))];
  expect(faults.map(({ file, field }) => `${file} ${field}`)).toEqual(['words.yaml manage.rows.2.link.value']);
});
