/** Texts of the storage errors. A script of every page loads them when one occurs. */
import type { APIRoute } from 'astro';
import { getLabels } from '@/cms/labels/get-labels.ts';

export const GET: APIRoute = async () => Response.json((await getLabels('forms')).storageErrors);
