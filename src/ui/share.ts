import { cannotReject } from '@/lib/sure-promise.ts';

/** How long the note about the copied address stays. */
const NOTE = 2500;

class Share extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('button')?.addEventListener('click', () => {
      // What it cannot do it says itself.
      cannotReject(this.#share());
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
      await navigator.clipboard.writeText(url);
      this.#say(this.dataset['copied'] ?? '');
    } catch (error) {
      // The visitor closed the sheet. Anything else: show the address, to be copied by hand.
      if (!(error instanceof DOMException && error.name === 'AbortError')) this.#say(url);
    }
  }

  #say(text: string): void {
    const note = this.querySelector<HTMLElement>('[data-note]');
    const status = this.querySelector('[role=status]');
    if (!note || !status) return;
    note.textContent = text;
    status.textContent = text;
    note.hidden = false;
    setTimeout(() => {
      note.hidden = true;
    }, NOTE);
  }
}

customElements.define('ino-share', Share);
