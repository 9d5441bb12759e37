/** On the page for unknown addresses: suggests the known one that is spelled most alike. */
import { nearestRoute } from './nearest.ts';

const suggestion = document.querySelector<HTMLElement>('[data-suggestion]');
const link = suggestion?.querySelector('a');
const nearest = nearestRoute(decodeURI(location.pathname));
if (suggestion && link && nearest) {
  link.href = nearest;
  link.textContent = nearest;
  suggestion.hidden = false;
}
