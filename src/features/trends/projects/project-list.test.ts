import { expect, it } from 'vitest';
import { parseUrlState } from '@/lib/url-state.ts';
import { createListUrlSchema, matchesFilters } from '@/listing/list-config.ts';
import { PROJECT_LIST, type ListedProject } from './project-list.ts';

const OPEN: ListedProject = {
  position: 0,
  sector: 'Building',
  place: 'sohar',
  closes: '2027-03-01',
  budget: 1,
  state: 'open',
};

it.each(['open', 'soon', 'closed', 'awarded'])(
  'keeps the filter “%s” of the address, also while no project is',
  (state) => {
    const { filters } = createListUrlSchema(PROJECT_LIST, [OPEN]);
    const selected = parseUrlState(filters, new URLSearchParams({ status: state }));
    expect(selected.status).toEqual([state]);
    expect(matchesFilters(PROJECT_LIST, OPEN, selected)).toBe(state === 'open');
  },
);

it('ignores another status', () => {
  const { filters } = createListUrlSchema(PROJECT_LIST, [OPEN]);
  expect(parseUrlState(filters, new URLSearchParams({ status: 'constructor' })).status).toEqual([]);
});
