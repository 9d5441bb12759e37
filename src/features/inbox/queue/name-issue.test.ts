import { expect, test } from 'vitest';
import { nameIssue } from './name-issue.ts';

const FILE = 'content/products/dates/index.yaml';

test('names a field of the content as the admin does, with its path', () => {
  const labels = { entry: 'Products › dates', field: 'Price tiers › 1 › Unit price' };
  expect(nameIssue({ file: FILE, field: 'tiers.0.price', reason: '', labels })).toEqual({
    name: 'Products › dates › Price tiers › 1 › Unit price',
    path: `${FILE} → tiers.0.price`,
  });
});

test('names an answer by its label', () => {
  expect(nameIssue({ file: '', field: 'leadTime', reason: '', label: 'Lead time' })).toEqual({ name: 'Lead time' });
});

test('names what has no label by its path', () => {
  expect(nameIssue({ file: 'content/stray.yaml', field: '', reason: '' })).toEqual({ name: 'content/stray.yaml' });
  expect(nameIssue({ file: '', field: 'text', reason: '' })).toEqual({ name: 'text' });
});
