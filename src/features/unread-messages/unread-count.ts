/** Subtracts the messages that the visitor has read, here or in another tab, from the number of unread ones. */
import { readLabels } from '@/lib/messages.ts';
import { formatPlural, type Plural } from '@/lib/plurals.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { openWhenIdle } from '@/storage/open-when-idle.ts';
import { openStorage } from '@/storage/open.ts';
import type { Thread } from '@/storage/schemas/thread.ts';
import { countUnread, type UnreadTimes } from './unread.ts';

async function openThreads() {
  const [{ database }, { createThreadTable }] = await Promise.all([
    openStorage(),
    import('@/storage/tables/threads.ts'),
  ]);
  return createThreadTable(database);
}

class UnreadCount extends HTMLElement {
  connectedCallback(): void {
    subscribeLazily(openWhenIdle(openThreads), (threads) =>
      threads.watch((stored) => {
        this.#update(stored);
      }),
    );
  }

  #update(threads: readonly Thread[]): void {
    const count = countUnread(JSON.parse(this.dataset['times'] ?? '{}') as UnreadTimes, threads);
    this.hidden = count === 0;
    const { unread } = readLabels<{ unread: Plural }>(this);
    for (const [part, text] of [
      ['count', String(count)],
      ['text', formatPlural(unread, count)],
    ] as const) {
      const element = this.querySelector(`[data-${part}]`);
      if (element) element.textContent = text;
    }
  }
}

customElements.define('ino-unread-count', UnreadCount);
