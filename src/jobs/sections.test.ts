import { expect, test, vi } from 'vitest';
import { jobsNear } from './sections.ts';

const MUSCAT = { latitude: 23.588, longitude: 58.383 };
const at = (name: string, latitude: number, longitude: number) => ({ name, latitude, longitude });

const job = (id: string, place: ReturnType<typeof at>, closed = false) => ({
  id,
  path: `/findjobs/${id}`,
  title: id,
  titleAr: '',
  employer: { name: 'Sadaf' },
  place,
  category: 'office',
  type: 'contract',
  salary: { from: 70_000, to: 85_000, per: 'month' },
  closes: '2026-12-15',
  closed,
});

vi.mock('./jobs.ts', () => ({
  jobs: () =>
    Promise.resolve([
      job('far', at('Sohar', 24.346, 56.708)),
      job('gone', at('Muscat', 23.588, 58.383), true),
      job('near', at('Ruwi', 23.596, 58.545)),
      job('farthest', at('Salalah', 17.015, 54.092)),
    ]),
}));

vi.mock('./words.ts', () => ({
  jobWords: () =>
    Promise.resolve({
      salary: { range: '{from}–{to} a {per}', one: '{from} a {per}' },
      per: { month: 'month' },
      categories: { office: 'Office' },
      types: { contract: 'Contract' },
    }),
}));

test('the nearest open jobs come first, as plain data', async () => {
  const near = await jobsNear(MUSCAT, 2);
  expect(near.map(({ id, km }) => [id, Math.round(km)])).toEqual([
    ['near', 17],
    ['far', 190],
  ]);
  expect(near[0]).toMatchObject({
    path: '/findjobs/near',
    employer: 'Sadaf',
    place: 'Ruwi',
    category: 'Office',
    type: 'Contract',
    salary: '$700–$850 a month',
    closes: '2026-12-15',
  });
  expect(structuredClone(near)).toEqual(near);
});
