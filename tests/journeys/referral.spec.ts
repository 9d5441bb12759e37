import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { formatMessage } from '../../src/lib/messages.ts';
import { getHelpPath, ROUTES } from '../../src/routes.ts';
import { expectApart } from '../support/boxes.ts';
import { openBackgroundTab } from '../support/background-tab.ts';
import { decodeQrCode } from '../support/qr-code.ts';
import { getAxeViolations } from '../support/axe.ts';
import {
  formLabels,
  getEntry,
  helpTopics,
  people,
  referralLabels,
  referralNotice,
  rewardLabels,
} from '../support/content.ts';
import { expect, test, waitUntilHydrated, waitUntilIdle } from '../support/fixtures.ts';
import { fillStorage } from '../support/stored-data.ts';

const { link, points, sent, use } = referralLabels;

const getLink = (page: Page): Locator => page.getByLabel(link.label, { exact: true });
const getBoxes = (page: Page): Locator => page.getByLabel(use.label);
const getPoints = (page: Page): Locator => page.getByRole('heading', { name: points.title });

/** Opens the screen and returns the visitor's code. */
async function openReferral(page: Page): Promise<string> {
  await page.goto(ROUTES.referral);
  await expect(getLink(page)).toHaveValue(/\/\?ref=[A-Z0-9]{4}$/);
  return (await getLink(page).inputValue()).slice(-4);
}

/** Copies the link. The wait begins before the press, because the message disappears after 2.5 seconds. */
const copyLink = (page: Page) =>
  Promise.all([
    expect(page.getByRole('status').filter({ hasText: link.copied })).toBeAttached(),
    page.getByRole('button', { name: link.copy }).click(),
  ]);

async function enterCode(page: Page, code: string): Promise<void> {
  await getBoxes(page).fill(code);
  await page.getByRole('button', { name: use.action }).click();
}

test.describe('the own link', () => {
  test('stays the same after a reload, is the same in two tabs, and its QR code can be read', async ({ page }) => {
    const code = await openReferral(page);
    await expect(page.getByText(formatMessage(link.code, { code }))).toBeVisible();
    await page.reload();
    await expect(getLink(page)).toHaveValue(new RegExp(`${code}$`));
    const other = await openBackgroundTab(page);
    expect(await openReferral(other)).toBe(code);
    const qr = page.getByRole('img', { name: link.qr });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await decodeQrCode(await qr.screenshot())).toBe(await getLink(page).inputValue());
    }
  });

  test('is the same in two tabs that open at the same time', async ({ page }) => {
    const other = await openBackgroundTab(page);
    await Promise.all([page.goto(ROUTES.referral), other.goto(ROUTES.referral)]);
    await expect(getLink(page)).toHaveValue(/\?ref=/);
    await expect(getLink(other)).toHaveValue(await getLink(page).inputValue());
  });

  test('stays the same when storage is full', async ({ page }) => {
    const code = await openReferral(page);
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
    });
    await page.reload();
    await expect(getLink(page)).toHaveValue(new RegExp(`${code}$`));
    await expect(page.getByRole('alert').filter({ hasText: formLabels.storageErrors.full })).toBeHidden();
  });

  test('is copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openReferral(page);
    await copyLink(page);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await getLink(page).inputValue());
  });

  test('is copied another way without the permission', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await openReferral(page);
    await copyLink(page);
    // Pasted where a person would paste it. The field becomes a combobox when it gets the focus.
    const search = page.getByRole('banner').getByRole('search').locator('input');
    await search.press('ControlOrMeta+v');
    await expect(search).toHaveValue(await getLink(page).inputValue());
  });

  test('is selected when the browser allows no way of copying', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      Object.assign(document, { execCommand: () => false });
    });
    await openReferral(page);
    await page.getByRole('button', { name: link.copy }).click();
    await expect(page.getByText(link.copyFailed)).toBeVisible();
    await expect(getLink(page)).toBeFocused();
    expect(await getLink(page).evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe(
      (await getLink(page).inputValue()).length,
    );
  });

  test('is saved as a picture when the browser cannot share', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'canShare', { value: undefined });
    });
    const code = await openReferral(page);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: link.share }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`referral-${code}.png`);
    await expect(page.getByText(formatMessage(link.saved, { file: file.suggestedFilename() }))).toBeVisible();
    expect(await decodeQrCode(await sharp(await file.path()).toBuffer())).toBe(await getLink(page).inputValue());
  });

  test('is shared as a picture and a link', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(globalThis, { shared });
      Object.assign(navigator, {
        canShare: () => true,
        share: ({ files = [], text }: ShareData) => {
          shared.push([files[0]?.name, files[0]?.type, text]);
          // The share sheet stays open.
          return new Promise(() => undefined);
        },
      });
    });
    const code = await openReferral(page);
    await page.getByRole('button', { name: link.share }).dblclick();
    await expect
      .poll(() => page.evaluate('shared'))
      .toEqual([[`referral-${code}.png`, 'image/png', `${link.shareText} ${await getLink(page).inputValue()}`]]);
  });
});

test.describe('when the script of the storage fails to load', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the page shows no other link than that of the visitor', async ({ page }) => {
    const code = await openReferral(page);
    await page.route('**/_astro/storage.*', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: formLabels.storageErrors.unloaded })).toBeVisible();
    await expect(getLink(page)).toHaveValue('');
    await expect(page.getByRole('button', { name: link.copy })).toBeDisabled();
    await page.unroute('**/_astro/storage.*');
    await page.reload();
    await expect(getLink(page)).toHaveValue(new RegExp(`${code}$`));
  });
});

test.describe('when the script of the boxes fails to load', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('the code of a friend can be entered without them', async ({ page }) => {
    await page.route('**/_astro/OtpInput.*', (route) => route.abort());
    await openReferral(page);
    await enterCode(page, 'm4x');
    await expect(getBoxes(page)).toHaveAccessibleDescription(use.malformed);
    await expect(getBoxes(page)).toBeFocused();
    await enterCode(page, 'm4xz');
    await expect(page.getByText(formatMessage(use.done, { code: 'M4XZ', points: 10 }))).toBeVisible();
    await expect(getBoxes(page)).toHaveValue('');
  });
});

test.describe('the code of a friend', () => {
  test('brings points once, and is refused the second time', async ({ page }) => {
    await openReferral(page);
    await expect(getPoints(page)).toHaveText(`${points.title} 20`);
    await enterCode(page, 'm4xz');
    await expect(page.getByText(formatMessage(use.done, { code: 'M4XZ', points: 10 }))).toBeVisible();
    await expect(getPoints(page)).toHaveText(`${points.title} 30`);
    await expect(
      page.getByRole('listitem').filter({ hasText: formatMessage(sent.code, { code: 'M4XZ' }) }),
    ).toBeVisible();
    await expect(getBoxes(page)).toHaveValue('');
    await enterCode(page, 'M4XZ');
    await expect(page.getByRole('alert').filter({ hasText: formatMessage(use.used, { code: 'M4XZ' }) })).toBeVisible();
    await expect(getBoxes(page)).toHaveValue('M4XZ');
    await page.reload();
    await expect(getPoints(page)).toHaveText(`${points.title} 30`);
    await page.goto(ROUTES.walletRewards);
    await expect(page.getByText(formatMessage(rewardLabels.points, { points: 70 }), { exact: true })).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: formatMessage(use.note, { code: 'M4XZ' }) }),
    ).toBeVisible();
  });

  test('is refused when it is the own one or malformed', async ({ page }) => {
    const own = await openReferral(page);
    await enterCode(page, own);
    await expect(page.getByRole('alert').filter({ hasText: use.own })).toBeVisible();
    await expect(getBoxes(page)).toHaveAttribute('aria-invalid', 'true');
    await enterCode(page, 'QR7');
    await expect(page.getByRole('alert').filter({ hasText: use.malformed })).toBeVisible();
    await expect(getBoxes(page)).toHaveValue('QR7');
    await expect(getPoints(page)).toHaveText(`${points.title} 20`);
  });

  test('fills all boxes when it is pasted, and the keyboard is enough', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openReferral(page);
    await expect(getBoxes(page)).toBeVisible();
    await page.evaluate(() => navigator.clipboard.writeText(' m4-xz '));
    await getBoxes(page).press('ControlOrMeta+v');
    await expect(getBoxes(page)).toHaveValue('M4XZ');
    await page.keyboard.press('Enter');
    await expect(page.getByText(formatMessage(use.done, { code: 'M4XZ', points: 10 }))).toBeVisible();
    await expect(getBoxes(page)).toBeFocused();
  });

  test('is booked once by a double click, and once by two tabs', async ({ page }) => {
    const other = await openBackgroundTab(page);
    await openReferral(other);
    await openReferral(page);
    await getBoxes(page).fill('M4XZ');
    await getBoxes(other).fill('M4XZ');
    await Promise.all([
      page.getByRole('button', { name: use.action }).dblclick(),
      other.getByRole('button', { name: use.action }).click(),
    ]);
    await expect(getPoints(page)).toHaveText(`${points.title} 30`);
    await expect(getPoints(other)).toHaveText(`${points.title} 30`);
    await expect(
      page.getByRole('listitem').filter({ hasText: formatMessage(sent.code, { code: 'M4XZ' }) }),
    ).toHaveCount(1);
  });

  test('stays in the boxes when storage is full, and counts later', async ({ page }) => {
    await openReferral(page);
    await fillStorage(page);
    await enterCode(page, 'M4XZ');
    await expect(page.getByRole('alert').filter({ hasText: formLabels.storageErrors.full })).toBeVisible();
    await expect(getBoxes(page)).toHaveValue('M4XZ');
    await page.evaluate('makeRoom()');
    // By keyboard: the page ignores a quick second press of a pointer at the same position.
    await page.getByRole('button', { name: use.action }).press('Enter');
    await expect(getPoints(page)).toHaveText(`${points.title} 30`);
  });

  test('counts as long as the page lives when storage is blocked, and the page says so', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
    });
    await openReferral(page);
    await expect(page.getByRole('alert').filter({ hasText: formLabels.storageErrors.blocked })).toBeVisible();
    await enterCode(page, 'M4XZ');
    await expect(getPoints(page)).toHaveText(`${points.title} 30`);
  });
});

test.describe('a referral link', () => {
  const helpPath = getHelpPath(getEntry(helpTopics, () => true).id);

  test('its notice does not cover what has the focus, even at the end of the page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto(`${ROUTES.faq}?ref=m4xz`);
    const notice = page.getByText(formatMessage(referralNotice.text, { code: 'M4XZ' })).locator('..');
    await expect(notice).toBeVisible();
    const last = page.getByRole('contentinfo').locator('summary').last();
    await last.focus();
    await expectApart(page, last, notice);
  });

  for (const path of [ROUTES.faq, ROUTES.productPage, ROUTES.welcome, helpPath]) {
    test(`to ${path} is mentioned once, survives a reload and fills in the boxes`, async ({ page }) => {
      await page.goto(`${path}?ref=m4xz`);
      const notice = page.getByText(formatMessage(referralNotice.text, { code: 'M4XZ' }));
      await expect(notice).toBeVisible();
      await page.reload();
      await page.goto(ROUTES.referral);
      await expect(getBoxes(page)).toHaveValue('M4XZ');
      await expect(page.getByText(use.fromLink)).toBeVisible();
      await expect(notice).toBeHidden();
      await page.getByRole('button', { name: use.action }).click();
      await expect(getPoints(page)).toHaveText(`${points.title} 30`);
      await page.reload();
      await expect(getPoints(page)).toHaveText(`${points.title} 30`);
      await waitUntilHydrated(page);
      await expect(getBoxes(page)).toHaveValue('');
    });
  }

  test('leads to the screen with the notice, which can be closed', async ({ page }) => {
    await page.goto(`${ROUTES.home}?ref=M4XZ`);
    const notice = page.getByText(formatMessage(referralNotice.text, { code: 'M4XZ' }));
    await expect(notice).toBeVisible();
    expect(await getAxeViolations(page)).toEqual([]);
    await page.getByRole('link', { name: referralNotice.action }).click();
    await expect(page).toHaveURL(`${ROUTES.referral}?ref=M4XZ`);
    await expect(getBoxes(page)).toHaveValue('M4XZ');
    await page.goto(`${ROUTES.home}?ref=AB12`);
    const second = page.getByText(formatMessage(referralNotice.text, { code: 'AB12' }));
    await expect(second).toBeVisible();
    await page.getByRole('button', { name: referralNotice.close, exact: true }).click();
    await expect(second).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('fills in the boxes of its own page when storage is blocked', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
    });
    await page.goto(`${ROUTES.faq}?ref=M4XZ`);
    await page.getByRole('link', { name: referralNotice.action }).click();
    await expect(getBoxes(page)).toHaveValue('M4XZ');
  });

  test('with the own code or a malformed one is not mentioned', async ({ page }) => {
    const own = await openReferral(page);
    for (const code of [own, 'QR7', '%3Cb%3E']) {
      const captured = page.waitForResponse(/_astro\/capture\./);
      await page.goto(`${ROUTES.faq}?ref=${code}`);
      await captured;
      await waitUntilIdle(page);
      await expect(page.getByRole('link', { name: referralNotice.action })).toBeHidden();
    }
    await page.goto(ROUTES.referral);
    await waitUntilHydrated(page);
    await expect(getBoxes(page)).toHaveValue('');
  });
});

for (const width of [320, 390, 1280]) {
  test(`no state has accessibility violations or overflows at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const own = await openReferral(page);
      await enterCode(page, own);
      await expect(page.getByRole('alert').filter({ hasText: use.own })).toBeVisible();
      expect(await getAxeViolations(page)).toEqual([]);
      await enterCode(page, colorScheme === 'light' ? 'M4XZ' : 'AB12');
      await expect(getBoxes(page)).toHaveValue('');
      await page.getByRole('button', { name: link.copy }).click();
      expect(await getAxeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the screen shows the sample referrals, and says what needs JavaScript', async ({ page }) => {
    await page.goto(ROUTES.referral);
    await expect(page.getByText(link.noScript)).toBeVisible();
    await expect(page.getByText(use.noScript)).toBeVisible();
    for (const name of ['Salim Al-Rimali', 'Thuraya Al-Sahliya']) {
      await expect(page.getByText(getEntry(people, (person) => person.name === name).name)).toBeVisible();
    }
    await page.getByRole('link', { name: points.action }).click();
    await expect(page.getByRole('heading', { level: 1, name: rewardLabels.title })).toBeVisible();
  });
});
