/** On the page for unknown addresses: suggests the known one that is spelled most alike. */
import { nearestRoute } from './nearest.ts';

/** An address can be badly spelled beyond decoding. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

const suggestion = document.querySelector<HTMLElement>('[data-suggestion]');
const link = suggestion?.querySelector('a');
const nearest = nearestRoute(readable(location.pathname));
if (suggestion && link && nearest) {
  link.href = nearest;
  link.textContent = nearest;
  suggestion.hidden = false;
}
