/**
 * Hides the badges of ended evidence, by the visitor's clock. The HTML has the answer at build time. Pages of posts load few
 * bytes, so this is not an `ino-closing`, which also has texts.
 */
for (const badge of document.querySelectorAll<HTMLElement>('[data-until]'))
  badge.hidden = new Date() > new Date(badge.dataset['until'] ?? '');
