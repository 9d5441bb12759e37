import { formatMessage, readLabels } from '@/lib/messages.ts';

/** Shows the topics whose title or summary contains every typed word. */
class HelpSearch extends HTMLElement {
  connectedCallback(): void {
    const box = this.querySelector('input');
    box?.addEventListener('input', () => {
      this.#filter(box.value);
    });
    if (box?.value) this.#filter(box.value);
  }

  #filter(text: string): void {
    const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const topic of this.querySelectorAll<HTMLElement>('[data-topic]')) {
      topic.hidden = !wanted.every((word) => topic.dataset['topic']?.includes(word));
      if (!topic.hidden) shown += 1;
    }
    for (const section of this.querySelectorAll<HTMLElement>('[data-section]')) {
      section.hidden = !section.querySelector('[data-topic]:not([hidden])');
    }
    this.querySelector('[data-none]')?.toggleAttribute('hidden', shown > 0);
    const status = this.querySelector('[data-status]');
    if (status)
      status.textContent = wanted.length
        ? formatMessage(readLabels<{ found: string }>(this).found, { count: shown })
        : '';
  }
}

customElements.define('ino-help-search', HelpSearch);
