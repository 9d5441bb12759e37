import type { BusinessCard } from '@/features/business-cards/card/business-card.ts';

/**
 * Groups the digits of the mobile number, where it is shown below an element. The formatter is large, so it loads only for a
 * number that somebody entered without spaces. When it cannot be loaded, the number stays as it is.
 */
export async function groupMobileDigits(root: ParentNode, { mobile = '' }: BusinessCard): Promise<void> {
  if (!/^\+\d+$/.test(mobile)) return;
  const numbers = await import('@/features/onboarding/phone/phone-number.ts').catch(() => undefined);
  for (const place of root.querySelectorAll('[data-slot="mobile"], [data-slot="field-mobile"]')) {
    // Another card may be shown by now.
    if (numbers && place.textContent === mobile) place.textContent = numbers.formatInternational(mobile);
  }
}
