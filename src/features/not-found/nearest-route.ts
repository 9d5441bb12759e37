/** On the page for unknown addresses: suggests the known one that is spelled most alike. */
import { suggestRoute } from './suggest-route.ts';

/** An address can be badly spelled beyond decoding. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Every page that there is, as a search engine is told of them. None where that cannot be read. */
async function pages(): Promise<string[]> {
  try {
    const map = await (await fetch('/sitemap-0.xml')).text();
    return [...map.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => readable(new URL(address).pathname));
  } catch {
    return [];
  }
}

const suggestion = document.querySelector<HTMLElement>('[data-suggestion]');
const link = suggestion?.querySelector('a');
const wanted = readable(location.pathname);
const nearest = suggestRoute(wanted, await pages());
if (suggestion && link && nearest) {
  link.href = encodeURI(nearest);
  link.textContent = nearest;
  suggestion.hidden = false;
}
