import { expect, test } from 'vitest';
import { checkManageRows } from './checks.ts';

/** Content with only the fields that the check reads. */
const content = (...rows: object[]) =>
  ({
    forms: [{ id: 'store-profile', file: '', data: { fields: [{ value: { key: 'photos' } }] } }],
    'labels-en-store-editor': [
      { id: 'words', file: 'words.yaml', data: { manage: { rows: rows.map((link) => ({ link })) } } },
    ],
  }) as unknown as Parameters<typeof checkManageRows>[0];

test('reports a link to a field that does not exist', () => {
  const rows = [{ discriminant: 'nowhere' }, { discriminant: 'field', value: 'photos' }];
  expect([...checkManageRows(content(...rows))]).toEqual([]);
  const faults = [...checkManageRows(content(...rows, { discriminant: 'field', value: 'pictures' }))];
  expect(faults.map(({ file, field }) => `${file} ${field}`)).toEqual(['words.yaml manage.rows.2.link.value']);
});
