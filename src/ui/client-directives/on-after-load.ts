import type { ClientDirective } from 'astro';
import { runWhenIdle } from '@/lib/idle.ts';
import type { SurePromise } from '@/lib/sure-promise.ts';

/** Milliseconds after which a picture that still loads is not waited for. */
const MAX_WAIT_MS = 5000;

/**
 * `client:after-load`: hydrates an island when the page has loaded and is idle, or earlier when the user is about to use the
 * island. For pages whose first picture is their largest content: on a slow line, the browser is idle long before the picture
 * has arrived, and the code of an island would delay it.
 */
const afterLoad: ClientDirective = (load, _options, element) => {
  // The island element has no box; its content has.
  const content = element.firstElementChild as HTMLElement;
  const controller = new AbortController();
  const { signal } = controller;
  const hydrateIsland = () => {
    if (signal.aborted) return;
    controller.abort();
    // Astro logs load errors to the console.
    load().then((hydrate) => hydrate()) as SurePromise<unknown>;
  };
  const hydrateWhenIdle = () => {
    runWhenIdle(hydrateIsland);
  };
  content.addEventListener('focusin', hydrateIsland, { signal });
  content.addEventListener('pointerover', hydrateIsland, { signal });
  addEventListener('load', hydrateWhenIdle, { signal });
  setTimeout(hydrateWhenIdle, MAX_WAIT_MS);
  if (document.readyState === 'complete') hydrateWhenIdle();
};

export default afterLoad;
