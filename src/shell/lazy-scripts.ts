/**
 * Scripts that few visitors need wait in templates, so that reading pages stay light. One is woken when what stands before
 * it is opened; one that shows something of the visitor's also where the device keeps something. A link that was followed
 * faster than that is followed once the script has heard of it.
 */
import { whenDataExists } from '@/storage/presence-flag.ts';

for (const template of document.querySelectorAll<HTMLTemplateElement>('[data-wakes]')) {
  const place = template.previousElementSibling as HTMLElement;
  const script = template.content.firstElementChild as HTMLScriptElement;
  let link: HTMLAnchorElement | null;

  const wake = () => {
    if (!template.isConnected) return;
    place.onclick = (event) => {
      link = (event.target as Element).closest('a');
      if (link) event.preventDefault();
    };
    template.replaceWith(script);
  };
  script.onload = script.onerror = () => {
    place.onclick = null;
    link?.click();
  };
  place.addEventListener('beforetoggle', wake, true);
  if (template.dataset['wakes']) whenDataExists(wake);
}
