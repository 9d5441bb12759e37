/** Stores the code of a referral link, and mentions it once. Loaded only when the address has a code. */
import { isSamePath, ROUTES } from '@/routes.ts';
import { focusContent } from '@/lib/dom/focus-content.ts';
import { formatMessage } from '@/lib/messages.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { savePendingCode } from './referral-settings.ts';
import { findReferralCode, getReferralUrl } from './referral-code.ts';

function showNotice(code: string): void {
  const template = document.querySelector<HTMLTemplateElement>('[data-referral-notice]');
  const notice = template?.content.firstElementChild;
  if (!template || !(notice instanceof HTMLElement)) return;
  // The live region must exist before its text does.
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  template.replaceWith(region);
  const text = notice.querySelector('p');
  if (text) text.textContent = formatMessage(text.textContent, { code });
  const link = notice.querySelector('a');
  // The address has the code too, in case this browser does not store it.
  link?.setAttribute('href', `${ROUTES.referral}${new URL(getReferralUrl(code, location.origin)).search}`);
  notice.querySelector('button')?.addEventListener('click', () => {
    region.remove();
    focusContent();
  });
  requestAnimationFrame(() => {
    region.append(notice);
  });
}

async function capture(code: string): Promise<void> {
  // A code that cannot be stored is mentioned too: the link of the notice leads to it.
  const isNew = await savePendingCode(code).catch(() => true);
  // The referral screen shows the code itself.
  if (isNew && !isSamePath(location.pathname, ROUTES.referral)) showNotice(code);
}

const code = findReferralCode(location.search);
// `capture` handles its own errors.
if (code !== undefined) reportRejection(capture(code));
