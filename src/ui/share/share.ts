import { copyText } from '@/lib/dom/copy-text.ts';
import { readLabels } from '@/lib/messages.ts';
import { reportRejection } from '@/lib/safe-promise.ts';

/** Milliseconds for which the note about the copied URL is visible. */
const NOTE_DURATION_MS = 2500;

class Share extends HTMLElement {
  /** Aborted when the note disappears. */
  #shown = new AbortController();

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
    if (await copyText(url)) this.#showCopied();
    else this.#showUrl(url);
  }

  #showCopied(): void {
    const { hide, signal } = this.#showNote(readLabels<{ copied: string }>(this).copied);
    const timer = setTimeout(hide, NOTE_DURATION_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
    });
  }

  /** Shows the URL, selected, where copying is not allowed. It stays until the visitor has copied it and goes on. */
  #showUrl(url: string): void {
    const { note, hide, signal } = this.#showNote(url);
    if (note) getSelection()?.selectAllChildren(note);
    const hideFromOutside = ({ target }: Event) => {
      if (!(target instanceof Node) || !note?.contains(target)) hide();
    };
    document.addEventListener('pointerdown', hideFromOutside, { signal });
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key === 'Escape') hide();
      },
      { signal },
    );
  }

  #showNote(text: string) {
    this.#shown.abort();
    const controller = new AbortController();
    this.#shown = controller;
    const note = this.querySelector('[role=status]');
    if (note) note.textContent = text;
    const hide = () => {
      controller.abort();
      if (note) note.textContent = '';
    };
    return { note, hide, signal: controller.signal };
  }
}

customElements.define('ino-share', Share);
