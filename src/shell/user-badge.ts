/** Shows the name of the signed-in visitor instead of the default texts. */
import { openWhenIdle } from '@/storage/open-when-idle.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { getInitials } from '@/lib/text/initials.ts';
import { openVisitor, subscribeVisitor } from '@/site/visitor.ts';

const badge = document.querySelector<HTMLElement>('[data-badge]');

function setText(part: string, text: string | undefined): void {
  const element = badge?.querySelector<HTMLElement>(`[data-${part}]`);
  if (!element) return;
  element.dataset['usual'] ??= element.textContent;
  element.textContent = text ?? element.dataset['usual'];
}

subscribeLazily(openWhenIdle(openVisitor), (opened) =>
  subscribeVisitor(opened, (visitor) => {
    setText('name', visitor?.name);
    setText('initials', visitor && getInitials(visitor.name));
    setText('line', visitor?.line);
  }),
);
