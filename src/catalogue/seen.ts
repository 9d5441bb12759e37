/** Remembers on the device that a product was looked at, once the page has nothing better to do. */
import { whenIdle } from '@/device/idle.ts';
import { device } from '@/device/open.ts';

const mark = document.querySelector<HTMLElement>('[data-seen]')?.dataset['seen'];

if (mark) {
  whenIdle(() => {
    void device().then(({ seen }) => seen.remember(mark));
  });
}
