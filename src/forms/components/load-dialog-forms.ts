/** Loads the form of a dialog as soon as the user is about to open it, so that it is there when the dialog is. */
import { hydrateIsland } from '@/ui/client-directives/hydrate-event.ts';

for (const button of document.querySelectorAll('[commandfor]')) {
  const load = () => {
    hydrateIsland(`#${button.getAttribute('commandfor') ?? ''} [data-form] astro-island`);
  };
  button.addEventListener('pointerover', load, { once: true });
  button.addEventListener('focus', load, { once: true });
}
