import { fill } from '@/lib/messages.ts';
import { follow, onceKept } from '@/storage/observe.ts';
import { replaceBy } from '@/storage/held-records.ts';
import { device, papers } from '@/storage/open.ts';
import { draftIdOf } from '@/forms/model/draft-id.ts';
import { formId } from '@/forms/model/form-id.ts';

/** Says which registration the form changes, and lets one register somebody else instead. */
class ChangingNotice extends HTMLElement {
  #stop: (() => void) | undefined;
  #replaces: string | undefined;
  #number = '';

  connectedCallback(): void {
    const draft = draftIdOf(this.dataset['form'] ?? '');
    this.querySelector('button')?.addEventListener('click', () => {
      // What was not done leaves the notice where it is.
      this.#registerAnother(draft).catch(() => undefined);
    });
    this.#stop = follow(onceKept(papers), ({ drafts, records }) =>
      drafts.watch(draft, (kept) => {
        this.#replaces = kept?.replaces;
        if (kept?.replaces === undefined) {
          this.#hide();
          return;
        }
        records
          .get(kept.replaces)
          .then((record) => {
            // It may be sent, discarded or deleted by now.
            if (record && record.id === this.#replaces) this.#show(record.number);
            else this.#hide();
          })
          // What cannot be read cannot be changed either.
          .catch(() => {
            this.#hide();
          });
      }),
    );
  }

  disconnectedCallback(): void {
    this.#stop?.();
  }

  /** What was entered stays for the other one; only what nobody changed goes. */
  async #registerAnother(draft: string): Promise<void> {
    const { drafts } = await papers();
    if ((await drafts.load(draft))?.repeats !== undefined) {
      await drafts.drop(draft);
      location.reload();
      return;
    }
    await replaceBy((await device()).database, draft);
    this.#say('new');
    document.getElementById(formId(this.dataset['form'] ?? ''))?.focus();
  }

  #show(number: string): void {
    this.#number = number;
    const words = this.querySelector('[data-words]');
    if (words) words.textContent = fill(this.dataset['changing'] ?? '', { number });
    this.querySelector('[data-notice]')?.removeAttribute('hidden');
    this.#say('');
  }

  #hide(): void {
    this.querySelector('[data-notice]')?.setAttribute('hidden', '');
  }

  #say(what: 'new' | ''): void {
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = what && fill(this.dataset['new'] ?? '', { number: this.#number });
  }
}

customElements.define('ino-changing-notice', ChangingNotice);
