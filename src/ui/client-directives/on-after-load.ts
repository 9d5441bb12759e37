import type { ClientDirective } from 'astro';
import { runWhenIdle } from '@/lib/idle.ts';
import type { SafePromise } from '@/lib/safe-promise.ts';

/** Milliseconds after which a picture that still loads is not waited for. */
const MAX_WAIT_MS = 5000;

/**
 * `client:after-load`: hydrates an island when the page has loaded and is idle, or earlier when the user is about to use the
 * island. For pages whose first picture is their largest content: on a slow network, the browser is idle long before the picture
 * has arrived, and the code of an island would delay it. The code and the hydration are two tasks, so that the page responds in
 * between. A button that was pressed before is pressed again afterwards.
 */
const hydrateAfterLoad: ClientDirective = (load, _options, element) => {
  // The island element has no box; its content has.
  const content = element.firstElementChild as HTMLElement;
  const controller = new AbortController();
  const { signal } = controller;
  let pressedButton: HTMLElement | null | undefined;
  content.onclick = ({ target }) => {
    pressedButton = (target as Element).closest('button');
  };
  const start = (wait: (work: () => void) => void) => {
    if (signal.aborted) return;
    controller.abort();
    // Astro logs load errors to the console.
    load().then((hydrate) => {
      wait(() => {
        hydrate().then(() => {
          content.onclick = null;
          pressedButton?.click();
        }) as SafePromise<unknown>;
      });
    }) as SafePromise<unknown>;
  };
  const hydrateIsland = () => {
    start((work) => {
      work();
    });
  };
  const hydrateWhenIdle = () => {
    runWhenIdle(() => {
      start(runWhenIdle);
    });
  };
  content.addEventListener('focusin', hydrateIsland, { signal });
  content.addEventListener('pointerover', hydrateIsland, { signal });
  addEventListener('load', hydrateWhenIdle, { signal });
  setTimeout(hydrateWhenIdle, MAX_WAIT_MS);
  if (document.readyState === 'complete') hydrateWhenIdle();
};

export default hydrateAfterLoad;
