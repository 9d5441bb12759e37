/**
 * The page shows the notifications as the content has them. Only for those whose device keeps something, or who look at them
 * now, the script that keeps count is loaded: it waits in a template, so that reading pages stay light.
 */
import { onDevice } from '@/device/mark.ts';

const template = document.querySelector<HTMLTemplateElement>('template[data-notifications]');
const load = () => template?.replaceWith(template.content);

onDevice(load);
document.querySelector('#notifications')?.addEventListener('beforetoggle', load);
