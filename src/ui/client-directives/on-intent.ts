import type { ClientDirective } from 'astro';
import type { SurePromise } from '@/lib/sure-promise.ts';

/**
 * `client:intent`: an island whose HTML works on its own comes to life when somebody is about to use it. Until then nothing
 * of it is loaded. A button that was faster than the script is pressed again once there is somebody to hear it. What could
 * not be loaded is loaded at the next sign, or once the network is back.
 */
const intent: ClientDirective = (load, _options, element) => {
  // The island itself has no box; what it holds has.
  const content = element.firstElementChild as HTMLElement;
  let pressed: HTMLElement | undefined;
  let waiting: AbortController;

  const listen = () => {
    waiting = new AbortController();
    content.addEventListener('focusin', wake, waiting);
    content.addEventListener('pointerover', wake, waiting);
  };
  const wake = () => {
    waiting.abort();
    content.onclick = (event) => {
      const button = (event.target as Element).closest('button');
      // Enter in a field presses the form's button as well: that is for the form.
      if (!button || (!event.detail && button !== document.activeElement)) return;
      event.preventDefault();
      pressed = button;
    };
    // Astro itself tells what fails, in the console.
    load()
      .then((hydrate) => hydrate())
      .then(() => {
        content.onclick = null;
        // What could not be loaded is told there only; the mark of HTML that is not alive stays.
        if (element.hasAttribute('ssr')) {
          listen();
          addEventListener('online', wake, waiting);
        } else pressed?.click();
      }) as SurePromise<unknown>;
  };

  listen();
  if (content.contains(document.activeElement)) wake();
};

export default intent;
