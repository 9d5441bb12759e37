/** Checkbox “I have read the terms”. Stores the version of the terms and the time on the device. */
import { formatMessage, readLabels } from '@/lib/messages.ts';
import { DATE_LOCALE } from '@/lib/locales.ts';
import { subscribeLazily, openIfStored } from '@/storage/observe.ts';
import { openStorage } from '@/storage/open.ts';
import { saveSetting } from '@/storage/notes/save-setting.ts';
import { getErrorCode } from '@/storage/errors/storage-error.ts';
import type { StorageAlert } from '@/forms/components/storage-alert-element.ts';
import type { SettingValue } from '@/storage/settings.ts';
import { toDay } from '@/lib/dates/days.ts';
import { formatDate } from '@/lib/dates/format.ts';

type AcceptedTerms = SettingValue<'terms-read'>;

const TIME_FORMAT = new Intl.DateTimeFormat(DATE_LOCALE, { hour: '2-digit', minute: '2-digit' });

/** Formats a time, as in 22 November 2026, 14:05. */
const formatTime = (at: Date): string => `${formatDate(toDay(at))}, ${TIME_FORMAT.format(at)}`;

class TermsCheckbox extends HTMLElement {
  connectedCallback(): void {
    const checkbox = this.querySelector('input');
    const status = this.querySelector('[role=status]');
    const alert = this.querySelector<StorageAlert>('ino-storage-alert');
    const { version = '' } = this.dataset;
    const { accepted: acceptedMessage } = readLabels<{ accepted: string }>(this);
    if (!checkbox || !status || !alert) return;
    let pendingSave: Promise<void> | undefined;
    const show = (read: AcceptedTerms) => {
      // The stored value must not replace a change that is being saved, or could not be saved.
      if (pendingSave) return;
      // Another version of the terms was not accepted yet.
      checkbox.checked = read?.version === version;
      status.textContent =
        read && checkbox.checked
          ? formatMessage(acceptedMessage, { version, date: formatTime(new Date(read.at)) })
          : '';
    };
    // Without stored data nothing else removes a tick that a browser restored.
    checkbox.checked = false;
    checkbox.disabled = false;
    checkbox.addEventListener('change', () => {
      const read = checkbox.checked ? { version, at: Date.now() } : null;
      status.textContent = '';
      alert.error = undefined;
      const work = saveSetting('terms-read', read).then(
        (isPersistent) => {
          if (pendingSave !== work) return;
          pendingSave = undefined;
          if (isPersistent) show(read);
        },
        (error: unknown) => {
          // The visitor can continue without it, but must not think that it is stored.
          if (pendingSave === work) alert.error = getErrorCode(error);
        },
      );
      pendingSave = work;
    });
    subscribeLazily(openIfStored(openStorage), ({ settings }) => settings.watch('terms-read', show));
  }
}

customElements.define('ino-terms-checkbox', TermsCheckbox);
