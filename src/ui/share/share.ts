import { copyText } from '@/lib/dom/copy-text.ts';
import { readLabels } from '@/lib/messages.ts';
import { reportRejection } from '@/lib/safe-promise.ts';

/** Milliseconds for which the note about the copied URL is visible. */
const NOTE_DURATION_MS = 2500;

class Share extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', () => {
      // `#share` handles its own errors.
      reportRejection(this.#share());
    });
  }

  async #share(): Promise<void> {
    const url = location.href;
    const title = this.dataset['title'] ?? document.title;
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, url });
        return;
      }
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
    // Where copying is not allowed, the URL is shown, to be copied manually.
    this.#showNote((await copyText(url)) ? readLabels<{ copied: string }>(this).copied : url);
  }

  #showNote(text: string): void {
    const note = this.querySelector('[role=status]');
    if (!note) return;
    note.textContent = text;
    setTimeout(() => {
      note.textContent = '';
    }, NOTE_DURATION_MS);
  }
}

customElements.define('ino-share', Share);
