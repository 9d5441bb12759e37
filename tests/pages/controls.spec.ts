import type { Locator } from '@playwright/test';
import { getCategoryPath, getTabPath, ROUTES } from '../../src/routes.ts';
import { getReferenceEntry, products, stores } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const CATEGORY = getCategoryPath(products[0]?.category ?? '');

/** Returns the luminance of the box of a control and of its sign, from 0 to 255. */
const readPixels = async (control: Locator): Promise<{ edge: number; centre: number }> => {
  const picture = (await control.screenshot({ animations: 'disabled' })).toString('base64');
  return control.page().evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const read = (x: number, y: number) => {
      const [red = 0, green = 0, blue = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    return { edge: read(4, image.height / 2), centre: read(image.width / 2 - 1, image.height / 2 + 2) };
  }, picture);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a checkbox shows its state in the ${colorScheme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(CATEGORY);
    const box = page.getByRole('checkbox').first();
    await expect(box).toHaveCSS('appearance', 'none');
    const off = await readPixels(box);
    expect(Math.abs(off.edge - off.centre), 'an empty box has one colour').toBeLessThan(8);
    await box.check();
    const on = await readPixels(box);
    expect(Math.abs(on.edge - on.centre), 'the tick contrasts with its ground').toBeGreaterThan(60);
    expect(Math.abs(on.edge - off.edge), 'the ground contrasts with that of an empty box').toBeGreaterThan(60);
  });
}

test('the browser draws the controls in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(CATEGORY);
  await expect(page.getByRole('checkbox').first()).toHaveCSS('appearance', 'auto');
  await expect(page.locator('select').first()).not.toHaveCSS('appearance', 'none');
  await page.goto(ROUTES.resellerForm);
  await expect(page.getByRole('radio').first()).toHaveCSS('appearance', 'auto');
});

test('keyboard focus on a control shows a ring', async ({ page }) => {
  await page.goto(CATEGORY);
  const box = page.getByRole('checkbox').first();
  await box.press('Space');
  await expect(box).toBeChecked();
  await expect(box).toHaveCSS('outline-width', '2px');
  await page.goto(ROUTES.resellerForm);
  const radio = page.getByRole('radio').first();
  await expect(radio).toBeEnabled();
  await radio.press('Space');
  await expect(radio.locator('..')).toHaveCSS('outline-width', '2px');
});

test('the label of a control is a target of 44 pixels on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ROUTES.resellerForm);
  for (const label of await page
    .locator('label')
    .filter({ has: page.getByRole('radio') })
    .all()) {
    expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('a checkbox without a visible label and a slider are targets of 44 pixels on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ROUTES.requestedCard);
  const [box, label] = [page.locator('[data-request] input').first(), page.locator('[data-request] label').first()];
  await expect(box).toBeEnabled();
  const { width = 0, height = 0 } = (await label.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await label.click({ position: { x: 1, y: 1 } });
  await expect(box).toBeChecked();
  await page.goto(getTabPath('trends', 'mandi-rate'));
  expect((await page.getByRole('slider').boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('links of the map card and of the contact of a store are targets of 44 pixels on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const expectTargets = async (links: Locator) => {
    await expect(links.first()).toBeVisible();
    for (const link of await links.all()) {
      await link.scrollIntoViewIfNeeded();
      // A pseudo-element can make the target larger than the box.
      const height = await link.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const isHit = (offset: number) => {
          const hit = document.elementFromPoint(x + width / 2, y + height / 2 + offset);
          return hit !== null && element.contains(hit);
        };
        return Array.from({ length: 121 }, (_, index) => index - 60).filter(isHit).length;
      });
      expect(height, (await link.textContent()) ?? '').toBeGreaterThanOrEqual(44);
    }
  };
  await page.goto(ROUTES.home);
  await expectTargets(page.locator('ino-around li a').filter({ visible: true }));
  await page.goto(getReferenceEntry(stores).path);
  await expectTargets(page.locator('aside li a').filter({ visible: true }));
});
