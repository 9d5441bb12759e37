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
