/**
 * Loads the form of a dialog as soon as the user is about to open it, so that it is there when the dialog is. Opens the dialog that
 * the address names: the user returns to its form.
 */
import { hydrateIsland } from '@/ui/client-directives/hydrate-event.ts';

for (const button of document.querySelectorAll<HTMLElement>('[commandfor]')) {
  const id = `#${button.getAttribute('commandfor') ?? ''}`;
  // Loading it again does nothing.
  const load = () => {
    hydrateIsland(`${id} [data-form] astro-island`);
  };
  button.onpointerover = load;
  button.onfocus = load;
  if (id === location.hash) {
    // Neither the next button for the dialog nor a reload opens it again.
    history.replaceState(null, '', location.pathname + location.search);
    button.click();
  }
}
