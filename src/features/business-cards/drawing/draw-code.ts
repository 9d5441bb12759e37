import type { BusinessCard } from '@/features/business-cards/card/business-card.ts';
import { createQrVcard } from '@/features/business-cards/card/vcard.ts';
import { formatMessage } from '@/lib/messages.ts';
import { drawQr } from '@/ui/qr/qr.ts';

/**
 * Groups the digits of the mobile number, where it is shown below an element. The formatter is large, so it loads only for a
 * number that someone entered without spaces. When it cannot be loaded, the number stays as it is.
 */
async function groupMobileDigits(root: ParentNode, { mobile = '' }: BusinessCard): Promise<void> {
  if (!/^\+\d+$/.test(mobile)) return;
  const numbers = await import('@/features/onboarding/phone/phone-number.ts').catch(() => undefined);
  for (const element of root.querySelectorAll('[data-slot="mobile"], [data-slot="field-mobile"]')) {
    // Another card may be shown by now.
    if (numbers && element.textContent === mobile) element.textContent = numbers.formatInternational(mobile);
  }
}

/** Draws the QR code, and groups the digits of the mobile number. `fillCode` loads this. */
export async function drawCode(root: ParentNode, card: BusinessCard, label: string): Promise<void> {
  for (const svg of root.querySelectorAll<SVGSVGElement>('[data-face] [data-qr]')) {
    drawQr(svg, createQrVcard(card));
    svg.setAttribute('aria-label', formatMessage(label, { name: card.fullName }));
  }
  await groupMobileDigits(root, card);
}
