/** All places by id. Pages load it when the visitor chose another place than the one in their HTML. */
import type { APIRoute } from 'astro';
import { loadPlaces } from '@/features/places/places.ts';

export const GET: APIRoute = async () =>
  Response.json(
    Object.fromEntries(
      (await loadPlaces()).places.map(({ id, name, latitude, longitude }) => [id, { name, latitude, longitude }]),
    ),
  );
