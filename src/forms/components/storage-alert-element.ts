import { readLabels } from '@/lib/messages.ts';
import type { StorageErrorCode } from '@/storage/errors/storage-error.ts';
import { subscribeErrors } from '@/storage/errors/reported-errors.ts';
import type { FormLabels } from '../labels.ts';

/** Custom element that shows the given error, or else the first one that storage reports. */
export class StorageAlert extends HTMLElement {
  #error: StorageErrorCode | undefined;
  #reported: StorageErrorCode | undefined;

  connectedCallback(): void {
    // It stays as long as its page.
    subscribeErrors(([code]) => {
      this.#reported = code;
      this.#show();
    });
  }

  set error(code: StorageErrorCode | undefined) {
    this.#error = code;
    this.#show();
  }

  #show(): void {
    const code = this.#error ?? this.#reported;
    this.textContent = code === undefined ? '' : readLabels<FormLabels['storageErrors']>(this)[code];
  }
}

customElements.define('ino-storage-alert', StorageAlert);
