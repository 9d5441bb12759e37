/** The name of who is signed in, in place of the words for everybody. */
import { openWhenIdle } from '@/storage/open-when-idle.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { getInitials } from '@/lib/text/initials.ts';
import { openVisitor, subscribeVisitor } from '@/site/visitor.ts';

const badge = document.querySelector<HTMLElement>('[data-badge]');

function write(part: string, text: string | undefined): void {
  const place = badge?.querySelector<HTMLElement>(`[data-${part}]`);
  if (!place) return;
  place.dataset['usual'] ??= place.textContent;
  place.textContent = text ?? place.dataset['usual'];
}

subscribeLazily(openWhenIdle(openVisitor), (opened) =>
  subscribeVisitor(opened, (visitor) => {
    write('name', visitor?.name);
    write('initials', visitor && getInitials(visitor.name));
    write('line', visitor?.line);
  }),
);
