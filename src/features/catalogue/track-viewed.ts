/** Notes that the product of the page was viewed. */
import { noteViewed } from '@/storage/notes/viewed-notes.ts';

const productKey = document.querySelector<HTMLElement>('[data-seen]')?.dataset['seen'];

if (productKey) noteViewed(productKey);
