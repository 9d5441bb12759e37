/** Fills the drawings of a card, which the server rendered empty. */
import type { BusinessCard } from '@/features/business-cards/card/business-card.ts';
import { toFaceTexts } from './face-texts.ts';

/** Writes a card on the faces below an element. Elements without a text are hidden. */
export function fillFaces(root: ParentNode, card: BusinessCard): void {
  for (const [name, text] of Object.entries(toFaceTexts(card))) {
    for (const element of root.querySelectorAll<HTMLElement>(`[data-face] [data-slot="${name}"]`)) {
      element.textContent = text;
      element.hidden = text === '';
    }
  }
}

/**
 * Draws the QR code on the backs below an element, and formats the mobile number and web addresses for reading. Both can be read
 * later than the rest, so their modules load with the first code.
 * @param label message with the placeholder `name`
 */
export async function fillCode(root: ParentNode, card: BusinessCard, label: string): Promise<void> {
  (await import('./draw-code.ts')).drawCode(root, card, label);
}
