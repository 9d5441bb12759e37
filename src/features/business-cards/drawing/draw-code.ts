import type { BusinessCard } from '@/features/business-cards/card/business-card.ts';
import { formatCardField } from '@/features/business-cards/card/format-card-field.ts';
import { createQrVcard } from '@/features/business-cards/card/vcard.ts';
import { formatMessage } from '@/lib/messages.ts';
import { splitAddress } from '@/lib/text/split-address.ts';
import { drawQr } from '@/ui/qr/qr.ts';

/** Formats the number and addresses that are shown below an element. */
function formatFields(root: ParentNode): void {
  for (const element of root.querySelectorAll('[data-slot="email"], [data-slot="field-email"]')) {
    const [name = '', ...hosts] = splitAddress(element.textContent);
    element.replaceChildren(name, ...hosts.flatMap((host) => [document.createElement('wbr'), host]));
  }
  for (const field of ['mobile', 'website', 'social'] as const) {
    for (const element of root.querySelectorAll(`[data-slot="${field}"], [data-slot="field-${field}"]`))
      element.textContent = formatCardField(field, element.textContent);
  }
}

/** Draws the QR code, and formats the number and addresses. `fillCode` loads this. */
export function drawCode(root: ParentNode, card: BusinessCard, label: string): void {
  for (const svg of root.querySelectorAll<SVGSVGElement>('[data-face] [data-qr]')) {
    drawQr(svg, createQrVcard(card));
    svg.setAttribute('aria-label', formatMessage(label, { name: card.fullName }));
  }
  formatFields(root);
}
