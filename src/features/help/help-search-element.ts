import { formatMessage, readLabels } from '@/lib/messages.ts';
import { normalizeForSearch } from '@/lib/text/fold.ts';
import { createWordMatcher } from '@/lib/text/match-words.ts';

/** Shows the topics whose title, summary, text or questions contain every typed word. */
class HelpSearch extends HTMLElement {
  /** Words of the texts and questions, by the path of the topic. Without them, titles and summaries are searched. */
  #words: Partial<Record<string, string>> = {};

  connectedCallback(): void {
    const box = this.querySelector('input');
    if (!box) return;
    const filter = () => {
      this.#filter(box.value);
    };
    box.addEventListener('input', filter);
    if (box.value) filter();
    fetch('/Helpcenter/words.json')
      .then(async (response) => {
        this.#words = (await response.json()) as Record<string, string>;
        if (box.value) filter();
      })
      .catch(() => undefined);
  }

  #filter(text: string): void {
    const containsQuery = createWordMatcher(text);
    let shown = 0;
    for (const topic of this.querySelectorAll<HTMLElement>('[data-topic]')) {
      const words = this.#words[topic.querySelector('a')?.pathname ?? ''] ?? '';
      const searched = `${topic.dataset['topic'] ?? ''} ${words}`;
      topic.hidden = !containsQuery(searched);
      if (!topic.hidden) shown += 1;
    }
    for (const section of this.querySelectorAll<HTMLElement>('[data-section]')) {
      section.hidden = !section.querySelector('[data-topic]:not([hidden])');
    }
    this.querySelector('[data-none]')?.toggleAttribute('hidden', shown > 0);
    const status = this.querySelector('[data-status]');
    if (status)
      status.textContent = normalizeForSearch(text)
        ? formatMessage(readLabels<{ found: string }>(this).found, { count: shown })
        : '';
  }
}

customElements.define('ino-help-search', HelpSearch);
