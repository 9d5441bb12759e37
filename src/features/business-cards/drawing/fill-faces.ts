/** Fills the drawings of a card, which the server rendered empty. */
import { formatMessage } from '@/lib/messages.ts';
import type { BusinessCard } from '@/features/business-cards/card/business-card.ts';
import { toFaceTexts } from './face-texts.ts';

/** Writes a card on the faces below an element. Places without a text are hidden. */
export function fillFaces(root: ParentNode, card: BusinessCard): void {
  for (const [name, text] of Object.entries(toFaceTexts(card))) {
    for (const place of root.querySelectorAll<HTMLElement>(`[data-face] [data-slot="${name}"]`)) {
      place.textContent = text;
      place.hidden = text === '';
    }
  }
}

/**
 * Draws the QR code on the backs below an element, and groups the digits of the mobile number. Both can be read later than the
 * rest, so their modules load with the first code.
 * @param label message with the placeholder `name`
 */
export async function fillCode(root: ParentNode, card: BusinessCard, label: string): Promise<void> {
  const [{ drawQr }, { createQrVcard }, { groupMobileDigits }] = await Promise.all([
    import('@/ui/qr/qr.ts'),
    import('@/features/business-cards/card/vcard.ts'),
    import('./group-mobile-digits.ts'),
  ]);
  for (const svg of root.querySelectorAll<SVGSVGElement>('[data-face] [data-qr]')) {
    drawQr(svg, createQrVcard(card));
    svg.setAttribute('aria-label', formatMessage(label, { name: card.fullName }));
  }
  await groupMobileDigits(root, card);
}
