/**
 * The page shows the notifications as the content has them. Only for those who have read some before, or look at them
 * now, the script that keeps count is loaded: it waits in a template, so that reading pages stay light.
 */
import { isKept } from '@/device/is-kept.ts';

const template = document.querySelector<HTMLTemplateElement>('template[data-notifications]');
const load = () => template?.replaceWith(template.content);

if (isKept('read-notifications')) load();
else {
  document.querySelector('#notifications')?.addEventListener('beforetoggle', load);
  // Read in another tab.
  addEventListener('storage', load);
}
