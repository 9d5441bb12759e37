/**
 * What a message can be about, except products and stores, which have a file each. The chat loads it when its address names one of
 * these subjects.
 */
import type { APIRoute } from 'astro';
import { isFavouriteId } from '@/features/favourites/favourite-id.ts';
import { getSubjects } from '@/features/messages/directory.ts';

export const GET: APIRoute = async () => {
  const subjects = Object.entries(await getSubjects()).filter(([key]) => !isFavouriteId(key));
  return Response.json(Object.fromEntries(subjects));
};
