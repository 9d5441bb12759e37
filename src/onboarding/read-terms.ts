/** Whether the visitor has read the terms: kept on the device with their version and the time. */
import { fill } from '@/cms/fill.ts';
import { follow, onceKept } from '@/device/follow.ts';
import { device } from '@/device/open.ts';
import { dayOf, wordsOfDay } from '@/forms/days.ts';

const KEY = 'terms-read';

type Read = { version: string; at: number };

const isRead = (value: unknown): value is Read | null =>
  value === null ||
  (typeof value === 'object' &&
    'version' in value &&
    typeof value.version === 'string' &&
    'at' in value &&
    typeof value.at === 'number');

class ReadTerms extends HTMLElement {
  connectedCallback(): void {
    const box = this.querySelector('input');
    const said = this.querySelector('[role=status]');
    const { version = '', kept = '' } = this.dataset;
    if (!box || !said) return;
    const show = (read: Read | null) => {
      // Other terms are yet to be read.
      box.checked = read?.version === version;
      said.textContent = read && box.checked ? fill(kept, { version, date: wordsOfDay(dayOf(new Date(read.at))) }) : '';
    };
    box.disabled = false;
    box.addEventListener('change', () => {
      const read = box.checked ? { version, at: Date.now() } : null;
      show(read);
      void device().then(({ settings }) => settings.set(KEY, read));
    });
    follow(onceKept(device), ({ settings }) => settings.watch<Read | null>(KEY, isRead, null, show));
  }
}

customElements.define('ino-read-terms', ReadTerms);
