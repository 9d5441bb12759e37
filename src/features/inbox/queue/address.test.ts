import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readView, toFilePath, toQuery, toSubmissionPath, withFilter } from './address.ts';

const read = (query: string) => readView(new URLSearchParams(query));

test('without a query, the list has the new submissions', () => {
  expect(read('')).toEqual({
    filter: { state: 'received', kind: undefined, search: undefined },
    range: { before: undefined, after: undefined, limit: 20 },
  });
  expect(toQuery(read(''))).toBe('');
});

test('a query has the filter, the search and the page', () => {
  expect(read('state=declined&kind=report&q= honey &before=7')).toMatchObject({
    filter: { state: 'declined', kind: 'report', search: 'honey' },
    range: { before: 7 },
  });
  expect(read('state=all').filter.state).toBeUndefined();
  expect(read('before=1;DROP TABLE&after=-1')).toMatchObject({ range: { before: undefined, after: undefined } });
});

test('another filter begins at the first page', () => {
  expect(toQuery(withFilter(read('q=honey&before=7'), { kind: 'report' }))).toBe('?kind=report&q=honey');
});

test('every view can be read from its own query', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const view = read(query);
      expect(read(toQuery(view).slice(1))).toEqual(view);
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('all', 'declined', 'received'), (search, state) => {
      const view = readView(new URLSearchParams({ q: search, state }));
      expect(read(toQuery(view).slice(1))).toEqual(view);
    }),
  );
});

test('no id leads out of the queue', () => {
  expect(toSubmissionPath('../../etc')).toBe('/keystatic/inbox/..%2F..%2Fetc');
  expect(toFilePath('"><script>', 0)).toBe('/keystatic/inbox/%22%3E%3Cscript%3E/files/0');
});
