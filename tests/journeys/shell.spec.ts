import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { RESELLER_AREA, ROUTES } from '../../src/routes.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import {
  controlLabels,
  navigation,
  products,
  favouriteLabels,
  formLabels,
  getReferenceEntry,
  getLinkPath,
  settings,
  yourDataLabels,
} from '../support/content.ts';
import { MOTION, expect, test } from '../support/fixtures.ts';
import { restoreControl } from '../support/restored-control.ts';
import { fillStorage, holdServiceWorker, isFavourite, readSetting } from '../support/stored-data.ts';

test.use(MOTION);

const entries = [...navigation.main, ...navigation.more];
const getSidebar = (page: Page) => page.getByRole('navigation', { name: controlLabels.menu });
const getReachableMain = (page: Page) => page.locator(':not([inert]) > main');
const getOpenButton = (page: Page) => page.getByRole('button', { name: controlLabels.openMenu });

test.describe('the side bar on a wide screen', () => {
  test('has the entries of the content in order, inside its padding, each linked to its screen, and leads to the profile', async ({
    page,
  }) => {
    await page.goto(ROUTES.home);
    await expect(getSidebar(page).getByRole('listitem')).toContainText(entries.map(({ label }) => label));
    await expect(getOpenButton(page)).toBeHidden();
    for (const { label, link } of entries) {
      const here = getSidebar(page).getByRole('link', { name: new RegExp(`^${label}`) });
      await expect(here).toHaveAttribute('href', getLinkPath(link));
    }
    // WebKit would scroll it sideways; the browser of the tests would not.
    const overlaps = await getSidebar(page).evaluate((bar) => {
      const { paddingLeft, paddingRight } = getComputedStyle(bar);
      const start = bar.getBoundingClientRect().left + bar.clientLeft;
      const [left, right] = [
        start + Number.parseFloat(paddingLeft),
        start + bar.clientWidth - Number.parseFloat(paddingRight),
      ];
      return [...bar.children].map((part) => {
        const box = part.getBoundingClientRect();
        return Math.max(left - box.left, box.right - right, 0);
      });
    });
    expect(overlaps).toEqual([0, 0, 0]);
    await getSidebar(page).getByRole('link', { name: navigation.badge.name }).click();
    await expect(page).toHaveURL(ROUTES.userProfile);
    await expect(getSidebar(page).locator('[aria-current="page"]')).toContainText(navigation.badge.name);
  });

  test('marks the entry of each screen, and no other', async ({ page }) => {
    for (const { label, link } of entries) {
      await page.goto(encodeURI(getLinkPath(link)));
      await expect(getSidebar(page).locator('[aria-current="page"]')).toContainText(label);
    }
  });

  test('keeps the log out button in view on a low screen, where only the links scroll', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 560 });
    await page.goto(ROUTES.home);
    const logOut = getSidebar(page).getByRole('button', { name: navigation.logout.entry });
    await expect(logOut).toBeInViewport({ ratio: 1 });
    const last = getSidebar(page).getByRole('link', { name: entries.at(-1)?.label ?? '' });
    await expect(last).not.toBeInViewport({ ratio: 1 });
    await logOut.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(last).toBeFocused();
    await expect(last).toBeInViewport({ ratio: 1 });
    const [above, below] = [await last.boundingBox(), await logOut.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });
});

test.describe('the side bar on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

  test('is a drawer that keeps the focus; Esc, its button and a tap outside close it', async ({ page }) => {
    await page.goto(ROUTES.faq);
    await expect(getSidebar(page)).toBeHidden();
    await getOpenButton(page).click();
    await expect(getSidebar(page)).toBeVisible();
    await expect(getReachableMain(page)).toHaveCount(0);
    await expect(page.locator('#sidebar :focus')).toHaveCount(1);
    const stops = await page.locator('#sidebar').locator('a, button').count();
    // Between the last stop and the first, the focus is in the browser, and the page reports its body.
    const isInside = () => page.evaluate(() => document.activeElement?.matches('body, #sidebar *'));
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < stops + 3; stop += 1) {
        await page.keyboard.press(key);
        expect(await isInside(), `${key} ${stop}`).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await expect(getSidebar(page)).toBeHidden();
    await expect(getReachableMain(page)).toHaveCount(1);
    await expect(getOpenButton(page)).toBeFocused();
    await getOpenButton(page).click();
    await page.getByRole('button', { name: controlLabels.closeMenu }).click();
    await expect(getSidebar(page)).toBeHidden();
    await getOpenButton(page).click();
    await expect(getSidebar(page)).toBeVisible();
    await page.mouse.click(380, 400);
    await expect(getSidebar(page)).toBeHidden();
  });

  test('opens a link, and is closed on the next screen', async ({ page }) => {
    await page.goto(ROUTES.faq);
    await getOpenButton(page).click();
    await getSidebar(page).getByRole('link', { name: 'Wallet' }).click();
    await expect(page).toHaveURL(ROUTES.wallet);
    await expect(getSidebar(page)).toBeHidden();
  });

  test('is closed before the page enters the back-forward cache, and part of the page on a wide screen', async ({
    page,
  }) => {
    await page.goto(ROUTES.faq);
    await getOpenButton(page).click();
    await expect(getSidebar(page)).toBeVisible();
    // The cache would restore it open.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await expect(getSidebar(page)).toBeHidden();
    await expect(getReachableMain(page)).toHaveCount(1);
    await getOpenButton(page).click();
    await expect(getReachableMain(page)).toHaveCount(0);
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(getReachableMain(page)).toHaveCount(1);
    await expect(getSidebar(page)).toBeVisible();
    await expect(getSidebar(page).getByRole('button', { name: controlLabels.closeMenu })).toBeHidden();
  });
});

test('the top bar of the reseller area leads to the profile and fits into 320 and 390 pixels', async ({ page }) => {
  const link = page.getByRole('banner').getByRole('link', { name: controlLabels.profile });
  const expectFit = async (width: number, route: string) => {
    await page.setViewportSize({ width, height: 800 });
    const label = `${route} at ${width} px`;
    await expect.poll(() => page.evaluate(() => innerWidth), label).toBe(width);
    await expect(link, label).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth), label)
      .toBeLessThanOrEqual(width);
  };
  for (const route of RESELLER_AREA) {
    await page.goto(ROUTES[route]);
    for (const width of [320, 390]) await expectFit(width, route);
  }
  // The link works at both widths.
  await link.click();
  await expect(page).toHaveURL(ROUTES.userProfile);
  await page.goBack();
  await page.setViewportSize({ width: 320, height: 800 });
  await link.click();
  await expect(page).toHaveURL(ROUTES.userProfile);
});

test.describe('the logout dialog', () => {
  const openDialog = async (page: Page) => {
    await page.goto(ROUTES.faq);
    await page.getByRole('button', { name: navigation.logout.entry }).click();
  };

  const product = getReferenceEntry(products);
  const getFavouriteButton = (page: Page) =>
    page.getByRole('button', { name: formatMessage(favouriteLabels.add, { name: product.name }) }).first();
  const addFavourite = async (page: Page) => {
    await getFavouriteButton(page).click();
    await expect(getFavouriteButton(page)).toHaveAttribute('aria-pressed', 'true');
  };
  const confirmLogout = async (page: Page, { erase = false } = {}) => {
    await openDialog(page);
    if (erase) await page.getByLabel(navigation.logout.erase).check();
    await page.getByRole('dialog').getByText(navigation.logout.confirm).click();
  };

  test('asks with the text of the specification; No and Esc close it and stay on the page', async ({ page }) => {
    await openDialog(page);
    const dialog = page.getByRole('dialog', { name: 'Are You Sure You Want to logout From Your Account' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByText('Yes, I want to Logout', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'No, Go Back', exact: true }).click();
    const entry = page.getByRole('button', { name: navigation.logout.entry });
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(ROUTES.faq);
    await expect(entry).toBeFocused();
    await entry.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(ROUTES.faq);
  });

  test.describe('with the service worker', () => {
    // Playwright warns about one that it blocks.
    test.use({ serviceWorkers: 'allow' });

    test('opens without a warning in the console', async ({ page }) => {
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await openDialog(page);
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.getByRole('button', { name: navigation.logout.cancel }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      expect(warnings).toEqual([]);
    });
  });

  test('deletes no data by a tick that the browser restored', async ({ page }) => {
    await restoreControl(page, '#logout input', { checked: true });
    await openDialog(page);
    const erase = page.getByLabel(navigation.logout.erase);
    await expect(erase).toBeVisible();
    await expect(erase).not.toBeChecked();
  });

  test('keeps the focus, above the side bar of a phone too', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(ROUTES.faq);
    await page.getByRole('button', { name: controlLabels.openMenu }).click();
    const entry = page.getByRole('button', { name: navigation.logout.entry });
    const isInert = (part: string, inert: boolean) => expect(page.locator(part)).toHaveJSProperty('inert', inert);
    // The first time, its script is loaded after it has opened.
    for (const _ of ['first', 'second']) {
      await entry.press('Enter');
      await expect(page.getByRole('dialog')).toBeVisible();
      await isInert('#sidebar', true);
      await isInert('#page', true);
      await page.keyboard.press('Escape');
      await expect(entry).toBeFocused();
      await isInert('#sidebar', false);
      await isInert('#page', true);
    }
    await page.keyboard.press('Escape');
    await isInert('#page', false);
  });

  test('keeps the stored data after Yes, unless the visitor chooses to delete it', async ({ page }) => {
    await page.goto(product.path);
    await addFavourite(page);
    await confirmLogout(page);
    await expect(page).toHaveURL(ROUTES.welcome);
    await page.goto(product.path);
    await expect(getFavouriteButton(page)).toHaveAttribute('aria-pressed', 'true');
    await confirmLogout(page, { erase: true });
    await expect(page).toHaveURL(ROUTES.welcome);
    await page.goto(ROUTES.favourites);
    await expect(page.getByText(favouriteLabels.empty.title)).toBeVisible();
  });

  test('erases a favourite of a page that was left before it had created the database', async ({ page }) => {
    // Neither this page nor the one of the dialog gets a database.
    await page.addInitScript(
      (paths) => {
        if (paths.includes(location.pathname)) IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
      },
      [product.path, ROUTES.faq],
    );
    await page.goto(product.path);
    await addFavourite(page);
    await confirmLogout(page, { erase: true });
    await expect(page).toHaveURL(ROUTES.welcome);
    await page.goto(ROUTES.favourites);
    await expect(page.getByText(favouriteLabels.empty.title)).toBeVisible();
  });

  test('stays and says so when the browser cannot open the stored data', async ({ page }) => {
    await page.goto(product.path);
    await addFavourite(page);
    await expect.poll(() => isFavourite(page, `product:${product.id}`)).toBe(true);
    await page.addInitScript((path) => {
      if (location.pathname === path)
        IDBFactory.prototype.open = () => {
          throw new DOMException('unreadable', 'UnknownError');
        };
    }, ROUTES.faq);
    await confirmLogout(page, { erase: true });
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
      `${navigation.logout.failed} ${formLabels.storageErrors.broken}`,
    );
    await expect(page).toHaveURL(ROUTES.faq);
    await page.goto(product.path);
    await expect(getFavouriteButton(page)).toHaveAttribute('aria-pressed', 'true');
  });

  test('on a full device says why the visitor is still signed in, and works with room again', async ({ page }) => {
    await page.goto(product.path);
    await addFavourite(page);
    await expect.poll(() => isFavourite(page, `product:${product.id}`)).toBe(true);
    await openDialog(page);
    await fillStorage(page);
    const confirm = page.getByRole('dialog').getByText(navigation.logout.confirm);
    await confirm.click();
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
      `${navigation.logout.failed} ${formLabels.storageErrors.full}`,
    );
    await expect(page).toHaveURL(ROUTES.faq);
    await page.evaluate('makeRoom()');
    await confirm.press('Enter');
    await expect(page).toHaveURL(ROUTES.welcome);
    expect(await readSetting(page, 'signed-in')).toBe(false);
  });

  test('erases all data on a full device, which needs no room', async ({ page }) => {
    await page.goto(product.path);
    await addFavourite(page);
    await expect.poll(() => isFavourite(page, `product:${product.id}`)).toBe(true);
    await openDialog(page);
    await page.getByLabel(navigation.logout.erase).check();
    await fillStorage(page);
    await page.getByRole('dialog').getByText(navigation.logout.confirm).click();
    await expect(page).toHaveURL(ROUTES.welcome);
    await page.goto(ROUTES.favourites);
    await expect(page.getByText(favouriteLabels.empty.title)).toBeVisible();
  });

  test('erases all data although the service worker stays registered', async ({ page }) => {
    await holdServiceWorker(page);
    await page.goto(product.path);
    await addFavourite(page);
    await expect.poll(() => isFavourite(page, `product:${product.id}`)).toBe(true);
    await page.evaluate(() => caches.open('ino-pages'));
    await confirmLogout(page, { erase: true });
    await expect(page).toHaveURL(ROUTES.welcome);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.goto(ROUTES.favourites);
    await expect(page.getByText(favouriteLabels.empty.title)).toBeVisible();
  });

  test('says what was erased when stored pages cannot be deleted, and deletes them later', async ({ page }) => {
    await holdServiceWorker(page, { pages: ['ino-pages'] });
    await page.goto(product.path);
    await addFavourite(page);
    await expect.poll(() => isFavourite(page, `product:${product.id}`)).toBe(true);
    await page.evaluate(() => caches.open('ino-pages'));
    await confirmLogout(page, { erase: true });
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(yourDataLabels.erase.pagesKept);
    await expect(page).toHaveURL(ROUTES.faq);
    expect(await isFavourite(page, `product:${product.id}`)).toBe(false);
    await page.evaluate('release()');
    await page.getByRole('dialog').getByText(navigation.logout.confirm).press('Enter');
    await expect(page).toHaveURL(ROUTES.welcome);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
  });

  test.describe('without its script', () => {
    test.use({ expectedErrors: [/Failed to (?:load resource|fetch dynamically imported module)/] });

    test('stays and says so until it can be loaded', async ({ page }) => {
      let isBroken = true;
      let unreported = 0;
      await page.route('**/_astro/logout.*.js', (route) => {
        if (!isBroken) return route.continue();
        unreported += 1;
        return route.abort();
      });
      page.on('console', (message) => {
        if (message.text().includes('dynamically imported module')) unreported -= 1;
      });
      await confirmLogout(page);
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(navigation.logout.failed);
      await expect(page).toHaveURL(ROUTES.faq);
      isBroken = false;
      // The alert may move another part of the dialog under the pointer, which requests the script once more.
      await expect.poll(() => unreported).toBe(0);
      await page.getByRole('dialog').getByText(navigation.logout.confirm).press('Enter');
      await expect(page).toHaveURL(ROUTES.welcome);
    });

    test('is closed with a new load of the page when the second press cannot load it either', async ({ page }) => {
      await page.route('**/_astro/logout.*.js', (route) => route.abort());
      await confirmLogout(page);
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('alert')).toHaveText(navigation.logout.failed);
      await dialog.getByText(navigation.logout.confirm).press('Enter');
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(ROUTES.faq);
      await page.unroute('**/_astro/logout.*.js');
      await confirmLogout(page);
      await expect(page).toHaveURL(ROUTES.welcome);
    });

    test('stays and says so after a load that failed before Enter was pressed', async ({ page }) => {
      await page.route('**/_astro/logout.*.js', (route) => route.abort());
      await page.goto(ROUTES.faq);
      const waitForFailure = () =>
        page.waitForEvent('console', (message) => message.text().includes('dynamically imported module'));
      // The script is requested when the dialog opens, and again when the focus enters the link.
      const first = waitForFailure();
      await page.getByRole('button', { name: navigation.logout.entry }).press('Enter');
      await first;
      const second = waitForFailure();
      const confirm = page.getByRole('dialog').getByText(navigation.logout.confirm);
      // The dialog may have focused it.
      await confirm.blur();
      await confirm.focus();
      await second;
      await confirm.press('Enter');
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(navigation.logout.failed);
      await expect(page).toHaveURL(ROUTES.faq);
    });
  });
});

/**
 * Returns the difference between the lightest and the darkest pixel of an icon, from 0 to 255, without its edge, where the pixels of
 * a square may be partly covered.
 */
async function measureContrast(icon: Locator): Promise<number> {
  const inner = { left: 2, top: 2, width: 15, height: 15 };
  const pixels = await sharp(await icon.screenshot())
    .extract(inner)
    .greyscale()
    .raw()
    .toBuffer();
  return Math.max(...pixels) - Math.min(...pixels);
}

/** Returns whether the area that a mask shows has the colour of the text beside it. */
const hasColorOfText = (icon: Element): boolean =>
  icon.parentElement !== null && getComputedStyle(icon).backgroundColor === getComputedStyle(icon.parentElement).color;

test.describe('the icons that the style sheet draws', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`have the colour of their text in ${colorScheme} screens, with and without forced colours`, async ({
      page,
    }) => {
      await page.goto(ROUTES.faq);
      for (const forcedColors of ['none', 'active'] as const) {
        await test.step(`forced colours: ${forcedColors}`, async () => {
          await page.emulateMedia({ colorScheme, forcedColors });
          for (const { label } of entries) {
            const link = getSidebar(page).getByRole('link', { name: new RegExp(`^${label}`) });
            const icon = link.locator('svg');
            await expect.poll(() => icon.evaluate(hasColorOfText), label).toBe(true);
            // An icon without its mask has one colour, and so has one that is not painted.
            await expect.poll(() => measureContrast(icon), label).toBeGreaterThan(70);
          }
        });
      }
    });
  }

  test('are printed without the backgrounds of the page', async ({ page }) => {
    await page.goto(ROUTES.faq);
    await expect(getSidebar(page).locator('svg:empty').first()).toHaveCSS('print-color-adjust', 'exact');
  });
});

test('the skip link is the first Tab stop and leads to the content', async ({ page }) => {
  await page.goto(ROUTES.faq);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: controlLabels.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the search box, the footer and the notice of samples have the texts and links of the content', async ({
  page,
}) => {
  await page.goto(ROUTES.home);
  await expect(page.getByRole('search').getByPlaceholder(settings.searchPlaceholder)).toBeVisible();
  await expect(page.getByText(settings.sampleNotice.text)).toHaveCount(settings.sampleNotice.show ? 1 : 0);
  for (const { title, links } of navigation.footer) {
    const column = page.getByRole('contentinfo').getByRole('navigation', { name: title });
    await expect(column.getByRole('link')).toHaveText(links.map(({ label }) => label));
    for (const { label, link } of links) {
      await expect(column.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', getLinkPath(link));
    }
  }
});
