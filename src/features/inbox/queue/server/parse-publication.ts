/** Parses what was stored with an accepted submission. */
import type { Publication } from '@/features/inbox/publish/publication.ts';

// This server wrote it.
export const parsePublication = (publication: string): Publication => JSON.parse(publication) as Publication;
