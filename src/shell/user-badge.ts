/** The name of who is signed in, in place of the words for everybody. */
import { atLeisure } from '@/storage/open-when-idle.ts';
import { follow } from '@/storage/observe.ts';
import { initials } from '@/lib/text/initials.ts';
import { openVisitor, watchVisitor } from '@/site/visitor.ts';

const badge = document.querySelector<HTMLElement>('[data-badge]');

function write(part: string, text: string | undefined): void {
  const place = badge?.querySelector<HTMLElement>(`[data-${part}]`);
  if (!place) return;
  place.dataset['usual'] ??= place.textContent;
  place.textContent = text ?? place.dataset['usual'];
}

follow(atLeisure(openVisitor), (opened) =>
  watchVisitor(opened, (visitor) => {
    write('name', visitor?.name);
    write('initials', visitor && initials(visitor.name));
    write('line', visitor?.line);
  }),
);
