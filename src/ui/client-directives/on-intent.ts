import type { ClientDirective } from 'astro';
import type { SurePromise } from '@/lib/sure-promise.ts';

/**
 * `client:intent`: hydrates an island when the user is about to use it (hover or focus), and loads nothing before. For
 * islands whose HTML works on its own. A button pressed before hydration is clicked again afterwards. After a failed
 * load, the next interaction or the return of the network retries.
 */
const intent: ClientDirective = (load, _options, element) => {
  // The island element has no box; its content has.
  const content = element.firstElementChild as HTMLElement;
  let pressedButton: HTMLElement | undefined;
  let controller: AbortController;

  const listen = () => {
    controller = new AbortController();
    content.addEventListener('focusin', hydrateIsland, controller);
    content.addEventListener('pointerover', hydrateIsland, controller);
  };
  const hydrateIsland = () => {
    controller.abort();
    content.onclick = (event) => {
      const button = (event.target as Element).closest('button');
      // Enter in a field also clicks the form's button; the form handles that.
      if (!button || (!event.detail && button !== document.activeElement)) return;
      event.preventDefault();
      pressedButton = button;
    };
    // Astro logs load errors to the console.
    load()
      .then((hydrate) => hydrate())
      .then(() => {
        content.onclick = null;
        // Load errors are only logged. Astro keeps the `ssr` attribute when hydration fails, so it is the test.
        if (element.hasAttribute('ssr')) {
          listen();
          addEventListener('online', hydrateIsland, controller);
        } else pressedButton?.click();
      }) as SurePromise<unknown>;
  };

  listen();
  if (content.contains(document.activeElement)) hydrateIsland();
};

export default intent;
