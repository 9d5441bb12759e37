import type { ClientDirective } from 'astro';

const SIGNS = ['focusin', 'pointerenter', 'touchstart'] as const;

/**
 * `client:intent`: an island whose HTML works on its own comes to life when somebody is about to use it. Until then nothing
 * of it is loaded. A button that was faster than the script is pressed again once there is somebody to hear it.
 */
const intent: ClientDirective = (load, _options, element) => {
  // The island itself has no box; what it holds has.
  const content = element.firstElementChild ?? element;
  let pressed: HTMLElement | undefined;

  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    // Enter in a field presses the form's button as well: that is for the form.
    if (!button || (event instanceof MouseEvent && event.detail === 0 && button !== document.activeElement)) return;
    event.preventDefault();
    pressed = button;
  };
  const wake = async () => {
    content.addEventListener('click', hold);
    try {
      const hydrate = await load();
      await hydrate();
    } finally {
      content.removeEventListener('click', hold);
    }
    pressed?.click();
  };
  const start = () => {
    for (const sign of SIGNS) content.removeEventListener(sign, start);
    void wake();
  };

  for (const sign of SIGNS) content.addEventListener(sign, start, { passive: true });
  if (content.contains(document.activeElement)) start();
};

export default intent;
