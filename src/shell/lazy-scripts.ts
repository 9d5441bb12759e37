/**
 * Inserts scripts from templates when they are needed, so that pages stay small. A script is loaded when the element
 * before its template is opened; also when local storage has the key in `data-load`, and with `data-search` when the query of
 * the address contains that text. Clicks on links wait until the script is loaded.
 */
import { whenDataExists } from '@/storage/presence-flag.ts';

for (const template of document.querySelectorAll<HTMLTemplateElement>('[data-load]')) {
  const trigger = template.previousElementSibling as HTMLElement;
  const script = template.content.firstElementChild as HTMLScriptElement;
  let clickedLink: HTMLAnchorElement | null;

  const load = () => {
    if (!template.isConnected) return;
    trigger.onclick = (event) => {
      if ((clickedLink = (event.target as Element).closest('a'))) event.preventDefault();
    };
    template.replaceWith(script);
  };
  script.onload = script.onerror = () => {
    trigger.onclick = null;
    clickedLink?.click();
  };
  trigger.addEventListener('beforetoggle', load, true);
  // Without the attribute, this looks for “undefined”, which no address of the site contains.
  if (location.search.includes((template.dataset as { search: string }).search)) load();
  // No key is empty, so a template without one waits for nothing.
  whenDataExists(load, template.dataset['load']);
}
