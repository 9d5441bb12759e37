/** Texts of the storage errors, and of stored pages that were not deleted. A script of every page loads them when one occurs. */
import type { APIRoute } from 'astro';
import { getLabels } from '@/cms/labels/get-labels.ts';
import type { ErrorTexts } from '@/storage/errors/load-error-text.ts';

export const GET: APIRoute = async () => {
  const [{ storageErrors }, { erase }] = await Promise.all([getLabels('forms'), getLabels('your-data')]);
  const texts: ErrorTexts = { ...storageErrors, 'pages-kept': erase.pagesKept };
  return Response.json(texts);
};
