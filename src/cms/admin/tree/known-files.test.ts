import { expect, test } from 'vitest';
import { addKnownFiles, readTree } from './known-files.ts';

const tree = [
  { path: 'content', mode: '040000', type: 'tree', sha: '1' },
  { path: 'content/a.yaml', mode: '100644', type: 'blob', sha: '2' },
  { path: 'content/b.yaml', mode: '100644', type: 'blob', sha: '3' },
  { path: 'content/c.yaml', mode: '100644', type: 'blob', sha: '4' },
];

test('an update says what the page knows of the files that it changes', () => {
  const additions = [
    { path: 'content/a.yaml', contents: 'QQ==' },
    { path: 'content/new.yaml', contents: 'QQ==' },
  ];
  const update = { additions, deletions: [{ path: 'content/b.yaml' }] };
  expect(JSON.parse(addKnownFiles(JSON.stringify(update), readTree(tree)))).toEqual({
    ...update,
    known: { 'content/a.yaml': '2', 'content/b.yaml': '3' },
  });
});
