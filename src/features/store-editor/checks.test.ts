import { expect, test } from 'vitest';
import { checkManageRows } from './checks.ts';

/** Creates content with only the fields that the check reads. */
const createContent = (...rows: object[]) =>
  ({
    forms: [{ id: 'store-profile', file: '', data: { fields: [{ value: { key: 'photos' } }] } }],
    'labels-en-store-editor': [
      { id: 'labels', file: 'labels.yaml', data: { manage: { rows: rows.map((link) => ({ link })) } } },
    ],
  }) as unknown as Parameters<typeof checkManageRows>[0];

test('reports a link to a field that does not exist', () => {
  const rows = [{ discriminant: 'nowhere' }, { discriminant: 'field', value: 'photos' }];
  expect([...checkManageRows(createContent(...rows))]).toEqual([]);
  const issues = [...checkManageRows(createContent(...rows, { discriminant: 'field', value: 'pictures' }))];
  expect(issues.map(({ file, field }) => `${file} ${field}`)).toEqual(['labels.yaml manage.rows.2.link.value']);
});
