/** Everything that a message can be about. The chat loads it when its address names a subject. */
import type { APIRoute } from 'astro';
import { getSubjects } from '@/features/messages/directory.ts';

export const GET: APIRoute = async () => Response.json(await getSubjects());
