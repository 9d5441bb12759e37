import { expect, test, vi } from 'vitest';
import { buyersNear, jobSeekersNear, postsOf } from './sections.ts';

const MUSCAT = { latitude: 23.588, longitude: 58.383 };
const RUWI = { name: 'Ruwi', latitude: 23.596, longitude: 58.545 };
const SOHAR = { name: 'Sohar', latitude: 24.346, longitude: 56.708 };

vi.mock('./posts.ts', () => ({
  publicPosts: () =>
    Promise.resolve(
      ['new', 'old', 'oldest'].map((id) => ({
        id,
        path: `/${id}`,
        author: { name: 'Huda' },
        place: SOHAR,
        date: '2026-11-19',
        text: id,
        likes: 1,
        product: id === 'new' ? { name: 'Abaya', path: '/abaya' } : null,
      })),
    ),
}));

vi.mock('./buyer-inputs.ts', () => ({
  buyerInputs: () =>
    Promise.resolve(
      [SOHAR, RUWI].map((place) => ({
        id: place.name,
        title: 'Rebar',
        buyer: { name: 'Ibrahim', role: 'buyer' },
        place,
        category: 'Building',
        rate: 60_000,
        quantity: 6,
        unit: 'tonne',
        detail: '16 mm',
        date: '2026-11-13',
      })),
    ),
}));

vi.mock('./job-seekers.ts', () => ({
  jobSeekers: () =>
    Promise.resolve([
      { id: 'sultan', name: 'Sultan', nameAr: 'سلطان', place: SOHAR, skills: ['diving'], experienceYears: 6 },
      { id: 'noora', name: 'Noora', nameAr: '', place: RUWI, skills: [], experienceYears: null },
    ]),
}));

test('the newest posts, each with its product where there is one', async () => {
  const posts = await postsOf(2);
  expect(posts.map(({ id, product }) => [id, product?.name])).toEqual([
    ['new', 'Abaya'],
    ['old', undefined],
  ]);
  expect(structuredClone(posts)).toEqual(posts);
});

test('requests of the nearest buyers, without what else is known of them', async () => {
  const [nearest, ...others] = await buyersNear(MUSCAT, 1);
  expect(others).toEqual([]);
  expect(nearest).toMatchObject({ id: 'Ruwi', buyer: 'Ibrahim', place: 'Ruwi', rate: 60_000 });
  expect(Math.round(nearest?.km ?? 0)).toBe(17);
});

test('the nearest people who look for work; who says nothing has no experience yet', async () => {
  const people = await jobSeekersNear(MUSCAT, 5);
  expect(people.map(({ id, place, experienceYears }) => [id, place, experienceYears])).toEqual([
    ['noora', 'Ruwi', 0],
    ['sultan', 'Sohar', 6],
  ]);
});
