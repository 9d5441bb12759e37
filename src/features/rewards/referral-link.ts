/** Draws the visitor's referral link as text and QR code, copies the link and shares the picture. */
import { copyText } from '@/lib/dom/copy-text.ts';
import { formatMessage, readLabels } from '@/lib/messages.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { reportStorageError } from '@/storage/errors/reported-errors.ts';
import { getErrorCode } from '@/storage/errors/storage-error.ts';
import { hasStoredData } from '@/storage/presence-flag.ts';
import { download } from '@/ui/download.ts';
import { createQrPng, drawQr } from '@/ui/qr/qr.ts';
import { createReferralCode, getReferralUrl } from '@/features/referral/referral-code.ts';
import { watchOwnCode } from '@/features/referral/referral-settings.ts';
import type { ReferralLabels } from './labels.ts';

/** Milliseconds for which “Copied” is visible. */
const COPIED_DURATION_MS = 2500;

/** Copies the selected text. Works without https and without permission, where the clipboard API does not. */
// eslint-disable-next-line baseline-js/use-baseline -- no other API copies without https or permission
const copySelection = (): boolean => document.execCommand('copy'); // oxlint-disable-line typescript/no-deprecated

class ReferralLink extends HTMLElement {
  readonly #labels = readLabels<ReferralLabels['link']>(this);
  #code = '';
  #isSharing = false;
  #hideCopied: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    const isNew = !hasStoredData();
    // An element of this page is never removed, so nothing unsubscribes.
    watchOwnCode((code) => {
      this.#show(code);
    }).catch((error: unknown) => {
      // The link works without being stored, but the next visit creates another one. A visitor whose data cannot be read may have a
      // code already: another one would be taken for it.
      if (isNew || getErrorCode(error) === 'full') this.#show(createReferralCode());
      reportStorageError(error);
    });
    // Both handle their own errors.
    this.querySelector('[data-copy]')?.addEventListener('click', () => {
      reportRejection(this.#copy());
    });
    this.querySelector('[data-share]')?.addEventListener('click', () => {
      reportRejection(this.#share());
    });
  }

  get #url(): string {
    return getReferralUrl(this.#code, location.origin);
  }

  #show(code: string): void {
    this.#code = code;
    const svg = this.querySelector<SVGSVGElement>('[data-qr]');
    if (svg) drawQr(svg, this.#url);
    const input = this.querySelector('input');
    if (input) input.value = this.#url;
    this.#setText('[data-code]', code);
    for (const button of this.querySelectorAll('button')) button.disabled = false;
  }

  async #copy(): Promise<void> {
    this.#setText('[data-status]', '');
    if (await copyText(this.#url)) {
      this.#showCopied();
      return;
    }
    // The clipboard API is missing on plain http, and the browser may refuse it.
    const input = this.querySelector('input');
    input?.focus();
    input?.select();
    if (copySelection()) this.#showCopied();
    else this.#setText('[data-status]', this.#labels.copyFailed);
  }

  #showCopied(): void {
    const copied = this.querySelector<HTMLElement>('[data-copied]');
    if (copied) copied.hidden = false;
    this.#setText('[data-announced]', this.#labels.copied);
    clearTimeout(this.#hideCopied);
    this.#hideCopied = setTimeout(() => {
      if (copied) copied.hidden = true;
      this.#setText('[data-announced]', '');
    }, COPIED_DURATION_MS);
  }

  async #share(): Promise<void> {
    if (this.#isSharing) return;
    this.#isSharing = true;
    this.#setText('[data-status]', '');
    const name = `referral-${this.#code}.png`;
    try {
      const file = new File([await createQrPng(this.#url)], name, { type: 'image/png' });
      const shared = { files: [file], text: `${this.#labels.shareText} ${this.#url}` };
      if (typeof navigator.canShare === 'function' && navigator.canShare(shared)) {
        await navigator.share(shared);
      } else {
        download(file, name);
        this.#setText('[data-status]', formatMessage(this.#labels.saved, { file: name }));
      }
    } catch (error) {
      // `AbortError`: the visitor closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        this.#setText('[data-status]', this.#labels.shareFailed);
    } finally {
      this.#isSharing = false;
    }
  }

  #setText(selector: string, text: string): void {
    const element = this.querySelector(selector);
    if (element) element.textContent = text;
  }
}

customElements.define('ino-referral-link', ReferralLink);
