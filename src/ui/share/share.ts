import { copyText } from '@/lib/dom/copy-text.ts';
import { readLabels } from '@/lib/messages.ts';
import { reportRejection } from '@/lib/safe-promise.ts';

/** Milliseconds for which the note about the copied URL is visible. */
const NOTE_DURATION_MS = 2500;

class Share extends HTMLElement {
  #timer: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', () => {
      // `#share` handles its own errors.
      reportRejection(this.#share());
    });
    const hideNote = (event: Event) => {
      const isLeaving =
        event instanceof KeyboardEvent ? event.key === 'Escape' : !this.contains(event.target as Node | null);
      if (isLeaving) this.#showNote('');
    };
    for (const type of ['keydown', 'pointerdown']) document.addEventListener(type, hideNote);
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
    if (await copyText(url)) {
      this.#showNote(readLabels<{ copied: string }>(this).copied);
      this.#timer = setTimeout(() => {
        this.#showNote('');
      }, NOTE_DURATION_MS);
    } else {
      // Where copying is not allowed, the URL stays visible, so that the visitor can copy it.
      const note = this.#showNote(url);
      if (note) getSelection()?.selectAllChildren(note);
    }
  }

  #showNote(text: string): Element | null {
    clearTimeout(this.#timer);
    const note = this.querySelector('[role=status]');
    if (note) note.textContent = text;
    return note;
  }
}

customElements.define('ino-share', Share);
