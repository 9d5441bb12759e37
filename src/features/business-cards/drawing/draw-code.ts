import type { BusinessCard } from '@/features/business-cards/card/business-card.ts';
import { createQrVcard } from '@/features/business-cards/card/vcard.ts';
import { formatPhone } from '@/lib/text/format-phone.ts';
import { formatMessage } from '@/lib/messages.ts';
import { drawQr } from '@/ui/qr/qr.ts';

/** Groups the digits of the mobile number, where it is shown below an element. */
function groupMobileDigits(root: ParentNode, { mobile = '' }: BusinessCard): void {
  for (const element of root.querySelectorAll('[data-slot="mobile"], [data-slot="field-mobile"]')) {
    // Another card may be shown by now.
    if (element.textContent === mobile) element.textContent = formatPhone(mobile);
  }
}

/** Draws the QR code, and groups the digits of the mobile number. `fillCode` loads this. */
export function drawCode(root: ParentNode, card: BusinessCard, label: string): void {
  for (const svg of root.querySelectorAll<SVGSVGElement>('[data-face] [data-qr]')) {
    drawQr(svg, createQrVcard(card));
    svg.setAttribute('aria-label', formatMessage(label, { name: card.fullName }));
  }
  groupMobileDigits(root, card);
}
