import type { Locator } from '@playwright/test';

/**
 * Returns the words and amounts of a part of a page that continue on the next line. With the width of the page's column, it leaves out
 * what must break: e-mail and web addresses, and words that are wider than the column together with what they are joined to.
 */
export const findBrokenWords = (part: Locator, column = Infinity): Promise<string[]> =>
  part.evaluate((root, widest) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const getBoxes = (node: Node, start: number, { length }: string) => {
      range.setStart(node, start);
      range.setEnd(node, start + length);
      return [...range.getClientRects()];
    };
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (
        !node.parentElement?.checkVisibility({ visibilityProperty: true }) ||
        node.parentElement.closest('.sr-only')
      ) {
        continue;
      }
      for (const { 0: joined, index: start } of (node.textContent ?? '').matchAll(/\S{3,}/g)) {
        for (const { 0: word, index } of joined.matchAll(/[\p{L}\p{N}$.,]{3,}/gu)) {
          if (new Set(getBoxes(node, start + index, word).map(({ top }) => Math.round(top))).size < 2) continue;
          const width = getBoxes(node, start, joined).reduce((sum, box) => sum + box.width, 0);
          const mustBreak = Number.isFinite(widest) && (width > widest || /\p{L}[@.]\p{L}/u.test(joined));
          if (!mustBreak) broken.push(word);
        }
      }
    }
    return broken;
  }, column);
