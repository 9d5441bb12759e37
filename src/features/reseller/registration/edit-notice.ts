import { formatMessage, readLabels } from '@/lib/messages.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { subscribeLazily, openIfStored } from '@/storage/observe.ts';
import { setReplacedRecord } from '@/storage/held-records.ts';
import { openStorage, openUserData } from '@/storage/open.ts';
import { getErrorCode } from '@/storage/errors.ts';
import type { ResellerFormLabels } from '@/features/onboarding/labels.ts';
import type { FormLabels } from '@/forms/labels.ts';
import { getDraftId } from '@/forms/model/draft-id.ts';
import { getFormId } from '@/forms/model/form-id.ts';

type Labels = Pick<ResellerFormLabels, 'changing' | 'isNew'> & Pick<FormLabels, 'storageErrors'>;

/** Notice that the form edits a registration, with a button to register another person instead. */
class EditNotice extends HTMLElement {
  #unsubscribe: (() => void) | undefined;
  #replacedId: string | undefined;
  #number = '';

  connectedCallback(): void {
    const draft = getDraftId(this.dataset['form'] ?? '');
    this.querySelector('button')?.addEventListener('click', () => {
      reportRejection(this.#tryRegisterAnother(draft));
    });
    this.#unsubscribe = subscribeLazily(openIfStored(openUserData), ({ drafts, records }) =>
      drafts.watch(draft, (storedDraft) => {
        this.#replacedId = storedDraft?.replaces;
        if (storedDraft?.replaces === undefined) {
          this.#hide();
          return;
        }
        records
          .get(storedDraft.replaces)
          .then((record) => {
            // The registration may have been submitted, discarded or deleted in the meantime.
            if (record && record.id === this.#replacedId) this.#show(record.number);
            else this.#hide();
          })
          // A registration that cannot be read cannot be edited, so there is no notice.
          .catch(() => {
            this.#hide();
          });
      }),
    );
  }

  disconnectedCallback(): void {
    this.#unsubscribe?.();
  }

  /** On failure the notice stays, and its alert shows the reason. */
  async #tryRegisterAnother(draft: string): Promise<void> {
    let message = '';
    try {
      await this.#registerAnother(draft);
    } catch (error) {
      message = readLabels<Labels>(this).storageErrors[getErrorCode(error)];
    }
    const alert = this.querySelector<HTMLElement>('[role=alert]');
    if (alert) alert.textContent = message;
  }

  /** Detaches the draft from the registration. Edited values stay in the form for the new one; unchanged values are removed. */
  async #registerAnother(draft: string): Promise<void> {
    const { drafts } = await openUserData();
    if ((await drafts.load(draft))?.repeats !== undefined) {
      await drafts.drop(draft);
      location.reload();
      return;
    }
    await setReplacedRecord((await openStorage()).database, draft);
    this.#announce('new');
    document.getElementById(getFormId(this.dataset['form'] ?? ''))?.focus();
  }

  #show(number: string): void {
    this.#number = number;
    const message = this.querySelector('[data-message]');
    if (message) message.textContent = formatMessage(readLabels<Labels>(this).changing, { number });
    this.querySelector('[data-notice]')?.removeAttribute('hidden');
    this.#announce('');
  }

  #hide(): void {
    this.querySelector('[data-notice]')?.setAttribute('hidden', '');
  }

  #announce(message: 'new' | ''): void {
    const status = this.querySelector('[role=status]');
    if (status) status.textContent = message && formatMessage(readLabels<Labels>(this).isNew, { number: this.#number });
  }
}

customElements.define('ino-changing-notice', EditNotice);
