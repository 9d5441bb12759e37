/**
 * Scripts that few visitors need wait in templates, so that reading pages stay light. One is woken when what stands before
 * it is opened; one that shows something of the visitor's also where the device keeps something.
 */
import { onDevice } from '@/device/mark.ts';

for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-wakes]')) {
  const wake = () => {
    template.replaceWith(template.content);
  };
  template.previousElementSibling?.addEventListener('beforetoggle', wake, true);
  if (template.dataset['wakes']) onDevice(wake);
}
