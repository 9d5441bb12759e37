import type { Page } from '@playwright/test';

/** Restores the state of a control on the next pages as a browser does it: after the page was parsed, before its scripts run. */
export const restoreControl = (
  page: Page,
  selector: string,
  state: { checked: boolean } | { value: string },
): Promise<unknown> =>
  page.addInitScript(
    ([selector, state]) => {
      document.addEventListener(
        'readystatechange',
        () => {
          const control = document.querySelector(selector);
          if (control) Object.assign(control, state);
        },
        { once: true },
      );
    },
    [selector, state] as const,
  );
