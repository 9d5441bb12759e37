/** Labels and suggestions of the search panel, loaded when the visitor is about to search. */
import type { APIRoute } from 'astro';
import { getPanelData } from '@/features/search-index/panel-data.ts';

export const GET: APIRoute = async () => Response.json(await getPanelData());
