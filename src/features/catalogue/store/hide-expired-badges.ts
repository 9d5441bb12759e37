/**
 * Hides the badges of ended evidence, by the visitor's clock. The HTML has the answer at build time. Pages of posts load few
 * bytes, so this is not an `ino-closing`, which also has texts.
 */
export function hideExpiredBadges(root: ParentNode): void {
  for (const badge of root.querySelectorAll<HTMLElement>('[data-until]'))
    badge.hidden = new Date() > new Date(badge.dataset['until'] ?? '');
}

hideExpiredBadges(document);
