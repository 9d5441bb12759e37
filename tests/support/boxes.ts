import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Returns the boxes of visible elements by name. They are read at the same moment: the page may move between two readings, and
 * then they would not belong together.
 */
export async function readBoxes<Name extends string>(
  page: Page,
  elements: Record<Name, Locator>,
): Promise<Record<Name, DOMRect>> {
  const named = Object.entries<Locator>(elements);
  for (const [, element] of named) await expect(element).toBeVisible();
  const handles = await Promise.all(named.map(([, element]) => element.elementHandle()));
  const boxes = await page.evaluate(
    (nodes) => nodes.map((node) => node.getBoundingClientRect().toJSON() as DOMRect), // it has the fields of a DOMRect
    handles,
  );
  return Object.fromEntries(named.map(([name], at) => [name, boxes[at]])) as Record<Name, DOMRect>; // a box of each element
}

/** Waits until neither of two elements covers the other. */
export const expectApart = (page: Page, one: Locator, other: Locator): Promise<void> =>
  expect
    .poll(async () => {
      const boxes = await readBoxes(page, { one, other });
      return boxes.one.bottom <= boxes.other.top || boxes.other.bottom <= boxes.one.top;
    })
    .toBe(true);

/** Returns how far parts of a frame reach out of it, in pixels; 0 if all are inside. */
export const measureOverhang = (frame: Locator, parts: string): Promise<number> =>
  frame.evaluate((element, selector) => {
    const outer = element.getBoundingClientRect();
    const overhangs = [...element.querySelectorAll(selector)]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .flatMap(({ top, right, bottom, left }) => [
        outer.top - top,
        right - outer.right,
        bottom - outer.bottom,
        outer.left - left,
      ]);
    return Math.ceil(Math.max(0, ...overhangs));
  }, parts);

/** Returns the parts of a frame that cover each other, in pairs. A paragraph is only where its text is. */
export const findOverlaps = (frame: Locator, parts: string): Promise<string[]> =>
  frame.evaluate((element, selector) => {
    const visible = [...element.querySelectorAll(selector)].flatMap((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const boxes = [...(part.matches('p') ? range : part).getClientRects()].filter(({ width }) => width > 1);
      return boxes.map((box) => ({ part, box }));
    });
    return visible.flatMap((one, at) =>
      visible
        .slice(at + 1)
        .filter(
          ({ part, box }) =>
            !one.part.contains(part) &&
            box.left < one.box.right - 1 &&
            box.right > one.box.left + 1 &&
            box.top < one.box.bottom - 1 &&
            box.bottom > one.box.top + 1,
        )
        .map(({ part }) => `${one.part.outerHTML.slice(0, 80)} and ${part.outerHTML.slice(0, 80)}`),
    );
  }, parts);
