/** Remembers on the device that a product was looked at, once the page has nothing better to do. */
import { runWhenIdle } from '@/lib/idle.ts';
import { openStorage } from '@/storage/open.ts';

const mark = document.querySelector<HTMLElement>('[data-seen]')?.dataset['seen'];

if (mark) {
  runWhenIdle(() => {
    // The visitor has asked for nothing: there is nobody to tell.
    openStorage()
      .then(({ seen }) => seen.add(mark))
      .catch(() => undefined);
  });
}
