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
 * Groups the digits of the mobile number, where it is shown below an element. The formatter is large, so it loads only for a
 * number that somebody entered without spaces.
 */
export async function groupMobileDigits(root: ParentNode, { mobile = '' }: BusinessCard): Promise<void> {
  if (!/^\+\d+$/.test(mobile)) return;
  const { formatInternational } = await import('@/features/onboarding/phone/phone-number.ts');
  for (const place of root.querySelectorAll('[data-slot="mobile"], [data-slot="field-mobile"]')) {
    // Another card may be shown by now.
    if (place.textContent === mobile) place.textContent = formatInternational(mobile);
  }
}

/**
 * Draws the QR code on the backs below an element. Its modules load with the first code.
 * @param label message with the placeholder `name`
 */
export async function fillCode(root: ParentNode, card: BusinessCard, label: string): Promise<void> {
  const [{ drawQr }, { createQrVcard }] = await Promise.all([
    import('@/ui/qr/qr.ts'),
    import('@/features/business-cards/card/vcard.ts'),
  ]);
  for (const svg of root.querySelectorAll<SVGSVGElement>('[data-face] [data-qr]')) {
    drawQr(svg, createQrVcard(card));
    svg.setAttribute('aria-label', formatMessage(label, { name: card.fullName }));
  }
}
