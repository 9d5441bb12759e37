/** Remembers on the device that a product was looked at, once the page has nothing better to do. */
import { whenIdle } from '@/lib/idle.ts';
import { device } from '@/storage/open.ts';

const mark = document.querySelector<HTMLElement>('[data-seen]')?.dataset['seen'];

if (mark) {
  whenIdle(() => {
    // The visitor has asked for nothing: there is nobody to tell.
    device()
      .then(({ seen }) => seen.remember(mark))
      .catch(() => undefined);
  });
}
