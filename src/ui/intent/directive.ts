import type { ClientDirective } from 'astro';

const SIGNS = ['focusin', 'pointerenter'] as const;

/**
 * `client:intent`: an island whose HTML works on its own comes to life when somebody is about to use it. Until then nothing
 * of it is loaded. A button that was faster than the script is pressed again once there is somebody to hear it.
 */
const intent: ClientDirective = (load, _options, element) => {
  // The island itself has no box; what it holds has.
  const content = (element.firstElementChild ?? element) as HTMLElement;
  let pressed: HTMLElement | undefined;

  const wake = async () => {
    content.onclick = (event) => {
      const button = (event.target as Element).closest('button');
      // Enter in a field presses the form's button as well: that is for the form.
      if (!button || (!event.detail && button !== document.activeElement)) return;
      event.preventDefault();
      pressed = button;
    };
    try {
      await (
        await load()
      )();
    } finally {
      content.onclick = null;
    }
    pressed?.click();
  };
  const start = () => {
    for (const sign of SIGNS) content.removeEventListener(sign, start);
    void wake();
  };

  for (const sign of SIGNS) content.addEventListener(sign, start);
  if (content.contains(document.activeElement)) start();
};

export default intent;
