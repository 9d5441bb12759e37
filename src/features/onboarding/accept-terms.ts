/** Whether the visitor has read the terms: kept on the device with their version and the time. */
import { formatMessage } from '@/lib/messages.ts';
import { subscribeLazily, openIfStored } from '@/storage/observe.ts';
import { navigateAfter } from '@/storage/navigation.ts';
import { openStorage } from '@/storage/open.ts';
import { toDay } from '@/lib/dates/days.ts';
import { formatDate } from '@/lib/dates/format.ts';

const KEY = 'terms-read';

type Read = { version: string; at: number };

const isRead = (value: unknown): value is Read | null =>
  value === null ||
  (typeof value === 'object' &&
    'version' in value &&
    typeof value.version === 'string' &&
    'at' in value &&
    typeof value.at === 'number');

const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** As in 22 November 2026, 14:05. */
const inWords = (at: Date): string => `${formatDate(toDay(at))}, ${TIME.format(at)}`;

class ReadTerms extends HTMLElement {
  connectedCallback(): void {
    const box = this.querySelector('input');
    const said = this.querySelector('[role=status]');
    const { version = '', kept = '' } = this.dataset;
    if (!box || !said) return;
    let keeping: Promise<void> | undefined;
    const show = (read: Read | null) => {
      // What was kept before must not undo what is being kept.
      if (keeping) return;
      // Other terms are yet to be read.
      box.checked = read?.version === version;
      said.textContent = read && box.checked ? formatMessage(kept, { version, date: inWords(new Date(read.at)) }) : '';
    };
    const keep = async (read: Read | null) => {
      const { isPersistent, settings } = await openStorage();
      await settings.set(KEY, read);
      return isPersistent;
    };
    box.disabled = false;
    box.addEventListener('change', () => {
      const read = box.checked ? { version, at: Date.now() } : null;
      said.textContent = '';
      const work = keep(read)
        // Nobody is held up by a tick that cannot be kept.
        .catch(() => false)
        .then((lasting) => {
          if (keeping !== work) return;
          keeping = undefined;
          if (lasting) show(read);
        });
      keeping = work;
    });
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && keeping) navigateAfter(event, link.href, keeping);
    });
    subscribeLazily(openIfStored(openStorage), ({ settings }) => settings.watch<Read | null>(KEY, isRead, null, show));
  }
}

customElements.define('ino-read-terms', ReadTerms);
