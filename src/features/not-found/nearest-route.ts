/** Suggests the most similar page on the 404 page. */
import { suggestRoute } from './suggest-route.ts';

/** Decodes a path; returns it unchanged if it is malformed. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Loads the paths of all pages from the sitemap; resolves to an empty list on failure. */
async function loadPagePaths(): Promise<string[]> {
  try {
    const map = await (await fetch('/sitemap-0.xml')).text();
    return [...map.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => decodePath(new URL(address).pathname));
  } catch {
    return [];
  }
}

const suggestion = document.querySelector<HTMLElement>('[data-suggestion]');
const link = suggestion?.querySelector('a');
const requestedPath = decodePath(location.pathname);
const suggestedPath = suggestRoute(requestedPath, await loadPagePaths());
if (suggestion && link && suggestedPath) {
  link.href = encodeURI(suggestedPath);
  link.textContent = suggestedPath;
  suggestion.hidden = false;
}
