/** Saves the product of the page as recently viewed, when the page is idle. */
import { runWhenIdle } from '@/lib/idle.ts';
import { openStorage } from '@/storage/open.ts';

const productKey = document.querySelector<HTMLElement>('[data-seen]')?.dataset['seen'];

if (productKey) {
  runWhenIdle(() => {
    // Errors are ignored: the visitor did not request this.
    openStorage()
      .then(({ seen }) => seen.add(productKey))
      .catch(() => undefined);
  });
}
