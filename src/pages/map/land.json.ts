/** The base map, which the interactive map loads. */
import type { APIRoute } from 'astro';
import { getReach, loadBaseMap } from '@/features/map/base-map.ts';
import { loadMapEntries } from '@/features/map/map-entries.ts';

export const GET: APIRoute = async () => Response.json(await loadBaseMap(getReach((await loadMapEntries()).entries)));
