/**
 * Inserts scripts from templates when they are needed, so that pages stay small. A script is loaded when the element
 * before its template is opened; with `data-wakes="kept"` also when the visitor has stored data. Clicks on links wait
 * until the script is loaded.
 */
import { whenDataExists } from '@/storage/presence-flag.ts';

for (const template of document.querySelectorAll<HTMLTemplateElement>('[data-wakes]')) {
  const trigger = template.previousElementSibling as HTMLElement;
  const script = template.content.firstElementChild as HTMLScriptElement;
  let clickedLink: HTMLAnchorElement | null;

  const load = () => {
    if (!template.isConnected) return;
    trigger.onclick = (event) => {
      clickedLink = (event.target as Element).closest('a');
      if (clickedLink) event.preventDefault();
    };
    template.replaceWith(script);
  };
  script.onload = script.onerror = () => {
    trigger.onclick = null;
    clickedLink?.click();
  };
  trigger.addEventListener('beforetoggle', load, true);
  if (template.dataset['wakes']) whenDataExists(load);
}
