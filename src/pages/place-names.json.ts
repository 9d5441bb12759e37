/** The names of all places by id. The side bar loads it when the visitor chose another place than that of the profile. */
import type { APIRoute } from 'astro';
import { loadPlaces } from '@/features/places/places.ts';

export const GET: APIRoute = async () =>
  Response.json(Object.fromEntries((await loadPlaces()).places.map(({ id, name }) => [id, name])));
