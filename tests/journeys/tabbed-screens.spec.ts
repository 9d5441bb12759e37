/** The tabbed screens: tabs, ordered sections, nearby entries, Show more, posts and slides. */
import type { Locator, Page } from '@playwright/test';
import { getTabPagePath, ROUTES } from '../../src/routes.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { getAxeViolations, stopTransitions } from '../support/axe.ts';
import { openBackgroundTab } from '../support/background-tab.ts';
import { readBoxes } from '../support/boxes.ts';
import {
  banners,
  controlLabels,
  formLabels,
  tabbedScreens,
  tabbedScreenLabels,
  jobLabels,
  getEntry,
  openJobs,
  postLabels,
  products,
  settings,
  type TabbedScreen,
} from '../support/content.ts';
import { goOffline } from '../support/offline.ts';
import { restoreControl } from '../support/restored-control.ts';
import { openWithHeldScripts } from '../support/held-scripts.ts';
import {
  fillStorage,
  holdDeletions,
  holdTable,
  leaveDrafts,
  readDraft,
  readDrafts,
  readRows,
  readSetting,
  waitUntilDeleting,
} from '../support/stored-data.ts';
import { getForm, pressInComposition } from '../support/forms.ts';
import { MOTION, expect, test, waitUntilFilled, waitUntilHydrated } from '../support/fixtures.ts';

test.use(MOTION);

const { showMore: more } = controlLabels;
const community = postLabels.own;
const getTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const getPanel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });

/** The headings of the sections in the editor's order. */
const getHeadings = (sections: TabbedScreen['all']): string[] =>
  sections.flatMap(({ discriminant, value }) => {
    if (discriminant === 'backHome') return [];
    return discriminant === 'community' ? [community.create, value.title] : [value.title];
  });

const getHeadingsIn = (place: Locator) => place.getByRole('heading', { level: 2 });

test('a modified click on a tab opens it in a new tab of the browser', async ({ page, context }) => {
  await page.goto(ROUTES.findProducts);
  const { tabs } = getEntry(tabbedScreens, (screen) => screen.page === 'findProducts');
  await expect(getTab(page, tabs.all)).toHaveAttribute('aria-selected', 'true');
  const opened = context.waitForEvent('page');
  await getTab(page, tabs.input).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(getTabPagePath('findProducts', 'input'));
  await expect(getTab(page, tabs.all)).toHaveAttribute('aria-selected', 'true');
});

/** The list for which visitors open a screen. */
const SUBJECTS = {
  findProducts: 'products',
  exploreService: 'services',
  findJobs: 'jobs',
  addProject: 'buyers',
  listProject: 'serviceBuyers',
  postJob: 'jobSeekers',
} as const satisfies Record<TabbedScreen['page'], TabbedScreen['all'][number]['discriminant']>;

for (const screen of tabbedScreens) {
  test(`${screen.title} has its tabs, sections and form in the editor's order`, async ({ page }) => {
    await page.goto(ROUTES[screen.page]);
    await expect(getTab(page, screen.tabs.all)).toHaveAttribute('aria-selected', 'true');
    const all = getPanel(page, screen.tabs.all);
    await expect(getHeadingsIn(all)).toHaveText(getHeadings(screen.all));
    // The list for which visitors open the screen comes first, and on a phone the link back home last.
    await page.setViewportSize({ width: 390, height: 844 });
    const subject = getEntry(screen.all, ({ discriminant }) => discriminant === SUBJECTS[screen.page]);
    await expect(getHeadingsIn(all).first()).toHaveText(subject.value.title);
    const home = all.getByRole('link', { name: screen.all.at(-1)?.value.title ?? '', exact: true });
    await expect(home).toHaveAttribute('href', ROUTES.home);
    await expect
      .poll(async () => {
        const boxes = await readBoxes(page, { home, lastHeading: getHeadingsIn(all).last() });
        return boxes.home.y - boxes.lastHeading.y;
      })
      .toBeGreaterThan(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    const slides = page.getByRole('group', { name: screen.title, exact: true }).first();
    await expect(slides).toBeVisible();
    const backHome = screen.all.find(({ discriminant }) => discriminant === 'backHome');
    if (backHome)
      await expect(page.getByRole('link', { name: backHome.value.title })).toHaveAttribute('href', ROUTES.home);
    await getTab(page, screen.tabs.input).click();
    await expect(page).toHaveURL(`${ROUTES[screen.page]}?tab=input`);
    await expect(page.getByRole('form', { name: getForm(screen.form).title })).toBeVisible();
    await expect(slides).toBeHidden();
    await getTab(page, screen.tabs.post).click();
    await expect(getHeadingsIn(getPanel(page, screen.tabs.post))).toHaveText(getHeadings(screen.post));
    await page.goto(`${ROUTES[screen.page]}?tab=post`);
    await expect(getPanel(page, screen.tabs.post)).toBeVisible();
  });
}

test('an address selects a tab whatever the case of its name', async ({ page }) => {
  const { tabs } = getEntry(tabbedScreens, (screen) => screen.page === 'addProject');
  for (const address of ['?tab=Service', '?tab=SERVICE', '#Service']) {
    await page.goto(`${ROUTES.addProject}${address}`);
    await expect(getTab(page, tabs.service)).toHaveAttribute('aria-selected', 'true');
  }
});

test('an arrow selects the next tab with a whole focus ring; with Alt, Control or Command it belongs to the browser', async ({
  page,
}) => {
  await page.goto(ROUTES.findProducts);
  const first = page.getByRole('tab').first();
  await first.press('ArrowRight');
  const second = page.getByRole('tab').nth(1);
  await expect(second).toBeFocused();
  // The bar, which scrolls, does not cut the ring.
  const getRing = () =>
    second.evaluate((link) => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(link);
      return [outlineStyle, parseFloat(outlineWidth) + parseFloat(outlineOffset)];
    });
  await expect.poll(getRing).toEqual(['solid', 0]);
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
    await second.dispatchEvent('keydown', { key: 'ArrowLeft', [modifier]: true });
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await second.dispatchEvent('keydown', { key: 'ArrowLeft' });
  await expect(first).toHaveAttribute('aria-selected', 'true');
});

test('Show more adds ten entries, announces them, and says when there are no more', async ({ page }) => {
  const screen = getEntry(tabbedScreens, ({ page: name }) => name === 'exploreService');
  await page.goto(ROUTES[screen.page]);
  const title = getEntry(screen.all, ({ discriminant }) => discriminant === 'services').value.title;
  const section = page.getByRole('region', { name: title, exact: true });
  const items = section.getByRole('article');
  await expect(items).toHaveCount(4);
  // It starts where the list does, like the link below a row of products.
  const { list, button } = await readBoxes(page, {
    list: section.getByRole('list').first(),
    button: section.getByRole('button', { name: more.more }),
  });
  expect(button.x).toBe(list.x);
  await section.getByRole('button', { name: more.more }).click();
  await expect(items).toHaveCount(14);
  await expect(section.getByRole('status')).toHaveText(formatMessage(more.shown, { shown: 14, count: 16 }));
  await expect(items.nth(4).getByRole('link')).toBeFocused();
  await section.getByRole('button', { name: more.more }).click();
  await expect(items).toHaveCount(16);
  await expect(section.getByRole('status')).toHaveText(formatMessage(more.end, { count: 16 }));
  await expect(section.getByRole('button', { name: more.more })).toBeHidden();
});

test('“See more” below a row of products leads to the list of all products', async ({ page }) => {
  const screen = getEntry(tabbedScreens, ({ page: name }) => name === 'findProducts');
  await page.goto(ROUTES[screen.page]);
  const name = `${more.more}: ${tabbedScreenLabels.allProducts}`;
  const links = getPanel(page, screen.tabs.all).getByRole('link', { name, exact: true });
  await expect(links).toHaveCount(screen.all.filter(({ discriminant }) => discriminant === 'products').length);
  await links.first().click();
  await expect(page.getByText(formatMessage(more.shown, { shown: 24, count: products.length }))).toBeVisible();
});

test('the nearby entries follow the chosen place, on the next page too, even if the browser restored it in the select', async ({
  page,
}) => {
  const screen = getEntry(tabbedScreens, ({ page: name }) => name === 'addProject');
  const title = getEntry(screen.all, ({ discriminant }) => discriminant === 'buyers').value.title;
  const firstCard = page.getByRole('region', { name: title, exact: true }).getByRole('article').first();
  await page.goto(ROUTES[screen.page]);
  const place = page.getByRole('combobox', { name: tabbedScreenLabels.nearby.label, exact: true });
  await expect(place).toHaveValue(settings.defaultPlace);
  await place.selectOption('salalah');
  await expect(firstCard).toContainText('Salalah');
  await expect(firstCard).toContainText(tabbedScreenLabels.nearby.here);
  await expect.poll(() => readSetting(page, 'place')).toBe('salalah');
  await page.reload();
  await expect(place).toHaveValue('salalah');
  await expect(firstCard).toContainText('Salalah');
  await restoreControl(page, 'ino-place-choice select', { value: 'salalah' });
  await page.reload();
  await expect(place).toHaveValue('salalah');
  await expect(firstCard).toContainText('Salalah');
});

test('a place chosen before the script arrives is kept and stored', async ({ page }) => {
  const screen = getEntry(tabbedScreens, ({ page: name }) => name === 'addProject');
  const title = getEntry(screen.all, ({ discriminant }) => discriminant === 'buyers').value.title;
  const release = await openWithHeldScripts(page, ROUTES[screen.page]);
  const place = page.getByRole('combobox', { name: tabbedScreenLabels.nearby.label, exact: true });
  await place.selectOption('salalah');
  release();
  await expect(page.getByRole('region', { name: title, exact: true }).getByRole('article').first()).toContainText(
    'Salalah',
  );
  await expect.poll(() => readSetting(page, 'place')).toBe('salalah');
  await expect(place).toHaveValue('salalah');
});

test('a link keeps the focus when another tab chooses a place, and the place has it when the card is no longer shown', async ({
  page,
  context,
}) => {
  const screen = getEntry(tabbedScreens, ({ page: name }) => name === 'addProject');
  const title = getEntry(screen.all, ({ discriminant }) => discriminant === 'buyers').value.title;
  await page.goto(ROUTES[screen.page]);
  await waitUntilHydrated(page);
  const cards = page.getByRole('region', { name: title, exact: true }).getByRole('article');
  const name = (await cards.first().getByRole('heading').textContent())?.trim() ?? '';
  const card = cards.filter({ hasText: name });
  const link = card.getByRole('link').first();
  await link.focus();
  const getChoice = (tab: Page) => tab.getByRole('combobox', { name: tabbedScreenLabels.nearby.label, exact: true });
  const other = await context.newPage();
  await other.goto(ROUTES[screen.page]);
  // A place beside the default one, so that the card stays among those that are shown.
  await getChoice(other).selectOption('al-khuwair');
  await expect(getChoice(page)).toHaveValue('al-khuwair');
  await expect(link).toBeFocused();
  await getChoice(other).selectOption('salalah');
  await expect(getChoice(page)).toHaveValue('salalah');
  await expect(card).toBeHidden();
  await expect(getChoice(page)).toBeFocused();
});

test('a nearby job that closed after the build is marked', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00Z'));
  await page.goto(ROUTES.findJobs);
  const [before = ''] = jobLabels.closing.closed.split('{date}');
  const screen = getEntry(tabbedScreens, ({ page: name }) => name === 'findJobs');
  const title = getEntry(screen.all, ({ discriminant }) => discriminant === 'jobs').value.title;
  const cards = page.getByRole('region', { name: title, exact: true }).getByRole('article');
  // Each card contains the texts of all states, and shows one.
  const mark = page.getByText(before).filter({ visible: true });
  await expect(cards.filter({ has: mark }).first()).toBeVisible({ visible: openJobs.length > 0 });
  await expect(cards.filter({ hasNot: mark })).toHaveCount(0);
});

test('a post can be published, edited and deleted; an empty or too long post is rejected', async ({ page }) => {
  const screen = getEntry(tabbedScreens, ({ page: name }) => name === 'findProducts');
  await page.goto(`${ROUTES[screen.page]}?tab=post`);
  const line = page.getByLabel(community.text);
  const post = page.getByRole('button', { name: community.post, exact: true });
  await expect(post).toBeDisabled();
  await line.fill('x'.repeat(281));
  await post.click();
  await expect(page.getByRole('alert').getByText(formatMessage(community.tooLong, { max: 280 }))).toBeVisible();
  await expect(line).toBeFocused();
  await expect(line).toHaveAttribute('aria-invalid', 'true');
  // Markup is displayed as text, and a long address wraps on a phone.
  const text = `<b>Honey</b> is at https://farm.example/${'first-harvest-of-the-year/'.repeat(6)}`;
  await line.fill(text);
  await post.dblclick();
  const ownPosts = page.getByRole('article').filter({ hasText: community.own });
  await expect(ownPosts).toHaveCount(1);
  await expect(ownPosts).toContainText(text);
  await expect(line).toHaveValue('');
  await expect(post).toBeFocused();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.reload();
  await ownPosts.getByRole('button', { name: community.edit }).click();
  await ownPosts.getByLabel(community.text).fill('Dates are here');
  await ownPosts.getByRole('button', { name: community.save }).click();
  await expect(ownPosts).toContainText('Dates are here');
  await expect(ownPosts).toContainText(community.edited);
  await page.evaluate(stopTransitions);
  expect(await getAxeViolations(page, page.getByRole('tabpanel'))).toEqual([]);
  await ownPosts.getByRole('button', { name: community.remove }).click();
  await expect(ownPosts).toHaveCount(0);
});

test('a long word of a post wraps inside its card', async ({ page }) => {
  await page.goto(`${ROUTES.findProducts}?tab=post`);
  const line = page.getByLabel(community.text);
  for (const text of ['w'.repeat(200), `Honey ${'0123456789'.repeat(20)}`]) {
    await line.fill(text);
    await page.getByRole('button', { name: community.post, exact: true }).click();
    const words = page.getByRole('article').getByText(text);
    await expect(words).toBeVisible();
    const isInside = await words.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().right <= element.getBoundingClientRect().right + 1;
    });
    expect(isInside).toBe(true);
  }
});

test('posts can be written, edited and deleted by keyboard without losing the focus', async ({ page }) => {
  await page.goto(`${ROUTES.findProducts}?tab=post`);
  const line = page.getByLabel(community.text).first();
  const ownPosts = page.getByRole('article').filter({ hasText: community.own });
  for (const [count, text] of ['Honey is here', 'So are dates'].entries()) {
    await line.fill(text);
    await page.getByRole('button', { name: community.post, exact: true }).press('Enter');
    await expect(ownPosts).toHaveCount(count + 1);
    await expect(line).toBeFocused();
  }
  const newest = ownPosts.first();
  const edit = newest.getByRole('button', { name: community.edit });
  await edit.press('Enter');
  await expect(newest.getByLabel(community.text)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' and limes');
  await page.keyboard.press('Enter');
  await expect(newest).toContainText('So are dates and limes');
  await expect(edit).toBeFocused();
  await newest.getByRole('button', { name: community.remove }).press('Enter');
  await expect(ownPosts).toHaveCount(1);
  await expect(page.getByText(community.removed)).toBeFocused();
  // Another press of the same key does not restore it.
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: community.undo })).toBeFocused();
  await expect(ownPosts).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(ownPosts).toHaveCount(2);
  await expect(newest).toContainText('So are dates and limes');
  await expect(newest).toContainText(community.edited);
  await expect(page.getByRole('list').filter({ has: ownPosts })).toBeFocused();
  // Escape changes nothing; a post that is no longer public leaves the list, and its new visibility is announced.
  await edit.press('Enter');
  await page.keyboard.type(' and more');
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await expect(newest).not.toContainText('and more');
  await edit.press('Enter');
  await newest.getByLabel(community.hidden, { exact: true }).check();
  await newest.getByRole('button', { name: community.save }).press('Enter');
  await expect(ownPosts).toHaveCount(1);
  await expect(page.getByText(community.hiddenAnnouncement)).toBeFocused();
});

test.describe('when the browser is offline', () => {
  // Pictures further down were not requested before.
  test.use({ expectedErrors: [/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/] });

  test('the first post appears', async ({ page }) => {
    await page.goto(`${ROUTES.findProducts}?tab=post`);
    await page.getByLabel(community.text).fill('Honey is here');
    await expect.poll(() => readDraft(page, 'post:')).toMatchObject({ text: 'Honey is here' });
    await goOffline(page);
    await page.getByRole('button', { name: community.post, exact: true }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Honey is here' })).toBeVisible();
  });

  test('a post whose draft an earlier page has left appears', async ({ page }) => {
    await page.goto(`${ROUTES.findProducts}?tab=post`);
    await page.getByLabel(community.text).fill('Honey is here');
    await page.reload();
    await expect(page.getByLabel(community.text)).toHaveValue('Honey is here');
    const hasLoaded = () =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/MyPosts.')));
    await expect.poll(hasLoaded).toBe(true);
    await goOffline(page);
    await page.getByRole('button', { name: community.post, exact: true }).click();
    await expect(page.getByRole('article').filter({ hasText: 'Honey is here' })).toBeVisible();
  });
});

test.describe('when the storage code fails to load', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test('publishing a post shows an error, and the text is not lost', async ({ page }) => {
    await page.route('**/_astro/storage.*', (route) => route.abort());
    await page.goto(`${ROUTES.findProducts}?tab=post`);
    await page.getByLabel(community.text).fill('Honey is here');
    const post = page.getByRole('button', { name: community.post, exact: true });
    await post.click();
    const notice = page.getByRole('alert').getByText(formLabels.storageErrors.unloaded);
    await expect(notice).toBeVisible();
    await expect(page.getByLabel(community.text)).toHaveValue('Honey is here');
    await page.unroute('**/_astro/storage.*');
    // A request of the draft that was made before may fail once more.
    await expect(async () => {
      if (await notice.isVisible()) await post.press('Enter');
      await expect(page.getByRole('article').filter({ hasText: 'Honey is here' })).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(notice).toBeHidden();
  });
});

test('the icons of a tab are drawn on a screen that repeats no icon itself', async ({ page }) => {
  await page.goto(ROUTES.addProject);
  await page.locator('svg:has(> symbol)').evaluate((symbols) => {
    symbols.remove();
  });
  const { tabs } = getEntry(tabbedScreens, (screen) => screen.page === 'addProject');
  await getTab(page, tabs.post).click();
  await waitUntilFilled(page);
  const uses = getPanel(page, tabs.post).locator('use');
  await expect(uses.first()).toBeAttached();
  const missing = await uses.evaluateAll((all) =>
    all.map((use) => use.getAttribute('href') ?? '#none').filter((href) => !document.querySelector(href)),
  );
  expect(missing).toEqual([]);
});

test.describe('when the content of a tab fails to load', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch/] });

  test('the tab says so and loads it again', async ({ page }) => {
    const screen = getEntry(tabbedScreens, ({ page: name }) => name === 'findProducts');
    const source = `**${getTabPagePath('findProducts', 'post')}`;
    await page.route(source, (route) => route.abort());
    await page.goto(ROUTES.findProducts);
    await getTab(page, screen.tabs.post).click();
    const posts = getPanel(page, screen.tabs.post);
    await expect(posts.getByText(formLabels.loadError.text)).toBeVisible();
    await page.unroute(source);
    await posts.getByRole('button', { name: formLabels.loadError.retry }).press('Enter');
    await expect(getHeadingsIn(posts)).toHaveText(getHeadings(screen.post));
    await expect(posts).toBeFocused();
  });
});

/** Publishes a post on a tabbed screen. Returns the cards of the visitor’s own posts. */
async function publishPost(page: Page, text: string): Promise<Locator> {
  await page.goto(`${ROUTES.findProducts}?tab=post`);
  await page.getByLabel(community.text).fill(text);
  await page.getByRole('button', { name: community.post, exact: true }).click();
  return page.getByRole('article').filter({ hasText: community.own });
}

test('deleting the last post can be undone', async ({ page }) => {
  const ownPosts = await publishPost(page, 'Honey is here');
  await ownPosts.getByRole('button', { name: community.remove }).click();
  await expect(ownPosts).toHaveCount(0);
  await page.getByRole('button', { name: community.undo }).click();
  await expect(ownPosts).toContainText('Honey is here');
  await expect(page.getByRole('list').filter({ has: ownPosts })).toBeFocused();
  await page.reload();
  await expect(ownPosts).toContainText('Honey is here');
});

test('changes of a post come back with it when deleting it is undone', async ({ page }) => {
  const ownPosts = await publishPost(page, 'Honey is here');
  await ownPosts.getByRole('button', { name: community.edit }).click();
  const editor = ownPosts.getByLabel(community.text);
  await editor.fill('Honey was here');
  // Escape of an input method discards its suggestion, not the changes.
  await pressInComposition(editor, 'Escape');
  await expect(editor).toHaveValue('Honey was here');
  await editor.press('Escape');
  await ownPosts.getByRole('button', { name: community.remove }).press('Enter');
  await page.getByRole('button', { name: community.undo }).press('Enter');
  await expect(editor).toHaveValue('Honey was here');
  await page.reload();
  await expect(editor).toHaveValue('Honey was here');
  await ownPosts.getByRole('button', { name: community.cancel }).click();
  await expect(ownPosts).toContainText('Honey is here');
  // Nothing of a deleted post stays, also when it was changed a moment before.
  await ownPosts.getByRole('button', { name: community.edit }).click();
  await editor.fill('Dates were here');
  await editor.press('Escape');
  await ownPosts.getByRole('button', { name: community.remove }).press('Enter');
  await expect(page.getByText(community.removed)).toBeFocused();
  await page.reload();
  await expect(page.getByLabel(community.text)).toBeEnabled();
  expect(await readDrafts(page)).toEqual([]);
});

test('changes of a post come back with it when its delete button was pressed twice', async ({ page }) => {
  const ownPosts = await publishPost(page, 'Honey is here');
  await ownPosts.getByRole('button', { name: community.edit }).click();
  const editor = ownPosts.getByLabel(community.text);
  await editor.fill('Honey was here');
  await editor.press('Escape');
  await ownPosts.getByRole('button', { name: community.remove }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByText(community.removed)).toBeFocused();
  await page.getByRole('button', { name: community.undo }).press('Enter');
  await expect(editor).toHaveValue('Honey was here');
});

test('the last change of a post is there after a reload', async ({ page }) => {
  const ownPosts = await publishPost(page, 'Honey is here');
  await ownPosts.getByRole('button', { name: community.edit }).click();
  const editor = ownPosts.getByLabel(community.text);
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.licenses);
  const letGo = await holdTable(other, 'drafts');
  await editor.fill('Honey was here');
  await page.reload();
  await letGo();
  await expect(editor).toHaveValue('Honey was here');
  await expect(ownPosts.getByRole('radio', { name: community.public })).toBeChecked();
  await ownPosts.getByRole('button', { name: community.cancel }).click();
  await expect.poll(() => readDrafts(page)).toEqual([]);
  await page.reload();
  await expect(ownPosts).toContainText('Honey is here');
  await expect(editor).toHaveCount(0);
});

test('an unfinished post is restored after a reload and cleared after it is published', async ({ page }) => {
  await page.goto(`${ROUTES.findProducts}?tab=post`);
  const line = page.getByLabel(community.text);
  const album = page.getByRole('radio', { name: community.album });
  await album.check();
  await line.fill('Honey is');
  await expect.poll(() => readDraft(page, 'post:')).toEqual({ text: 'Honey is', visibility: 'album' });
  await page.reload();
  await expect(line).toHaveValue('Honey is');
  await expect(album).toBeChecked();
  await page.getByRole('button', { name: community.post, exact: true }).click();
  await expect(line).toHaveValue('');
  await expect.poll(() => readDraft(page, 'post:')).toBeUndefined();
});

test('a text that a new visitor pastes is there after a reload', async ({ page }) => {
  await page.goto(`${ROUTES.findProducts}?tab=post`);
  const line = page.getByLabel(community.text);
  await line.fill('Honey is here');
  await page.reload();
  await expect(line).toHaveValue('Honey is here');
});

test('what is typed while a post is being stored stays in the input', async ({ page }) => {
  await page.goto(`${ROUTES.findProducts}?tab=post`);
  const line = page.getByLabel(community.text).first();
  const post = page.getByRole('button', { name: community.post, exact: true });
  const ownPosts = page.getByRole('article').filter({ hasText: community.own });
  await line.fill('Good morning.');
  await post.click();
  await expect(ownPosts).toHaveCount(1);
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.licenses);
  let letGo = await holdTable(other, 'posts');
  await line.fill('Honey is here.');
  await post.click();
  await line.press('End');
  await line.pressSequentially(' Dates follow.');
  await post.click();
  await letGo();
  await expect(line).toHaveValue('Dates follow.');
  await expect(ownPosts).toContainText(['Honey is here.', 'Good morning.']);
  await expect(ownPosts.filter({ hasText: 'Dates follow.' })).toHaveCount(0);
  await expect.poll(() => readDraft(page, 'post:')).toEqual({ text: 'Dates follow.', visibility: 'public' });
  // The same while changes are being stored.
  await ownPosts.first().getByRole('button', { name: community.edit }).click();
  const editor = page.getByRole('article').getByLabel(community.text);
  await editor.fill('Honey was here.');
  letGo = await holdTable(other, 'posts');
  await page.getByRole('button', { name: community.save }).click();
  await editor.fill('Honey was here. None is left.');
  await letGo();
  await expect.poll(async () => (await readRows(page, 'posts')).map(({ text }) => text)).toContain('Honey was here.');
  await expect(editor).toHaveValue('Honey was here. None is left.');
  await page.getByRole('button', { name: community.save }).click();
  await expect(ownPosts.first()).toContainText('Honey was here. None is left.');
  await expect(editor).toHaveCount(0);
});

/** Stores a draft of a post, and opens the page again while its drafts cannot be read. Returns the function that ends this. */
async function reopenWithUnreadDraft(page: Page, text: string): Promise<() => Promise<void>> {
  const address = `${ROUTES.findProducts}?tab=post`;
  await page.goto(address);
  await page.getByLabel(community.text).fill(text);
  await expect.poll(() => readDraft(page, 'post:')).toMatchObject({ text });
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.licenses);
  const letGo = await holdTable(other, 'drafts');
  await page.goto(address);
  return letGo;
}

test('what is typed before the stored draft of a post is read follows it, even when both are too long', async ({
  page,
}) => {
  const letGo = await reopenWithUnreadDraft(page, 'Honey is here.');
  const line = page.getByLabel(community.text);
  const long = 'x'.repeat(275);
  await line.fill(long);
  await expect(page.getByText(formatMessage(community.count, { count: 275, max: 280 }))).toBeVisible();
  await letGo();
  await expect(line).toHaveValue(`Honey is here. ${long}`);
  await expect(page.getByRole('alert').getByText(formatMessage(community.tooLong, { max: 280 }))).toBeVisible();
  await page.getByRole('button', { name: community.post, exact: true }).press('Enter');
  await expect(line).toBeFocused();
  await expect.poll(() => readDraft(page, 'post:')).toMatchObject({ text: `Honey is here. ${long}` });
  expect(await readRows(page, 'posts')).toEqual([]);
  await page.reload();
  await expect(line).toHaveValue(`Honey is here. ${long}`);
});

test('a page that is closed before the stored draft of a post is read loses none of both', async ({ page }) => {
  const letGo = await reopenWithUnreadDraft(page, 'Honey is here.');
  const line = page.getByLabel(community.text);
  await line.fill('Dates follow.');
  await page.getByRole('radio', { name: community.album }).check();
  await page.goto(ROUTES.licenses);
  await letGo();
  await page.goto(`${ROUTES.findProducts}?tab=post`);
  await expect(line).toHaveValue('Honey is here. Dates follow.');
  await expect(page.getByRole('radio', { name: community.album })).toBeChecked();
});

test('a post that is sent before its stored draft is read leaves the draft, and is there once', async ({ page }) => {
  const letGo = await reopenWithUnreadDraft(page, 'Honey is here.');
  const line = page.getByLabel(community.text).first();
  await line.fill('Dates follow.');
  await page.getByRole('button', { name: community.post, exact: true }).press('Enter');
  await letGo();
  const ownPosts = page.getByRole('article').filter({ hasText: community.own });
  await expect(ownPosts).toContainText(['Dates follow.']);
  await expect(line).toHaveValue('Honey is here.');
  await expect(ownPosts.filter({ hasText: 'Honey is here.' })).toHaveCount(0);
  await expect.poll(() => readDraft(page, 'post:')).toMatchObject({ text: 'Honey is here.' });
});

test('a page that is left while a post takes the place of its draft has the text once', async ({ page }) => {
  const address = `${ROUTES.findProducts}?tab=post`;
  const line = page.getByLabel(community.text).first();
  const post = page.getByRole('button', { name: community.post, exact: true });
  await page.goto(address);
  await line.fill('Honey is here');
  await expect.poll(() => readDraft(page, 'post:')).toMatchObject({ text: 'Honey is here' });
  await holdDeletions(page, 'drafts');
  await post.click();
  await waitUntilDeleting(page);
  await page.goto(address);
  await expect(line).toHaveValue('Honey is here');
  expect(await readRows(page, 'posts')).toEqual([]);
  await post.click();
  const ownPosts = page.getByRole('article').filter({ hasText: community.own });
  await expect(ownPosts).toHaveText(/Honey is here/);
  // The same while the post is changed.
  await ownPosts.getByRole('button', { name: community.edit }).click();
  const editor = ownPosts.getByLabel(community.text);
  await editor.fill('Honey was here');
  await holdDeletions(page, 'drafts');
  await ownPosts.getByRole('button', { name: community.save }).click();
  await waitUntilDeleting(page);
  await page.goto(address);
  await expect(editor).toHaveValue('Honey was here');
  expect(await readRows(page, 'posts')).toMatchObject([{ text: 'Honey is here' }]);
  await ownPosts.getByRole('button', { name: community.save }).click();
  await expect(ownPosts).toContainText('Honey was here');
  await expect.poll(() => readDrafts(page)).toEqual([]);
});

test('what is typed while a post is being stored stays when the page is left, and the post does not come back', async ({
  page,
}) => {
  const address = `${ROUTES.findProducts}?tab=post`;
  const line = page.getByLabel(community.text).first();
  /** Posts the text, types another one meanwhile, and leaves the page before it can save anything. */
  const postAndLeave = async (typed: string) => {
    const count = (await readRows(page, 'posts')).length;
    const letGo = await holdDeletions(page, 'drafts');
    await page.getByRole('button', { name: community.post, exact: true }).click();
    await waitUntilDeleting(page);
    await line.fill(typed);
    await leaveDrafts(page);
    await letGo();
    await expect.poll(() => readRows(page, 'posts')).toHaveLength(count + 1);
    await page.goto(address);
  };
  await page.goto(address);
  await page.getByRole('radio', { name: community.album }).check();
  await line.fill('Honey is here.');
  await postAndLeave('Honey is here. Dates follow.');
  await expect(line).toHaveValue('Dates follow.');
  await expect(page.getByRole('radio', { name: community.album }).first()).toBeChecked();
  await postAndLeave('Dates follow.');
  await expect.poll(() => readDrafts(page)).toEqual([]);
  await waitUntilHydrated(page);
  await expect(line).toHaveValue('');
});

test('a post that cannot be stored is saved as a draft again', async ({ page }) => {
  await page.goto(`${ROUTES.findProducts}?tab=post`);
  const line = page.getByLabel(community.text).first();
  const post = page.getByRole('button', { name: community.post, exact: true });
  await line.fill('Honey is here');
  await expect.poll(() => readDraft(page, 'post:')).toMatchObject({ text: 'Honey is here' });
  await fillStorage(page);
  await line.fill('Honey is here.');
  await post.click();
  await expect(page.getByRole('alert').getByText(formLabels.storageErrors.full)).toBeVisible();
  await expect(line).toHaveValue('Honey is here.');
  await page.evaluate('makeRoom()');
  await line.press('End');
  await line.pressSequentially(' Dates follow.');
  await expect.poll(() => readDraft(page, 'post:')).toMatchObject({ text: 'Honey is here. Dates follow.' });
  await post.click();
  await expect(page.getByRole('article').filter({ hasText: community.own })).toContainText('Dates follow.');
  await expect(line).toHaveValue('');
});

test('an album post or a hidden post is not in the public list', async ({ page }) => {
  await page.goto(`${ROUTES.findProducts}?tab=post`);
  await page.getByLabel(community.text).fill('For later');
  await page.getByRole('radio', { name: community.hidden }).check();
  await page.getByRole('button', { name: community.post, exact: true }).click();
  const notice = page.getByText(community.hiddenAnnouncement);
  await expect(notice).toBeVisible();
  await expect(page.getByText('For later')).toBeHidden();
  // The next post is announced too: a screen reader does not announce the same text twice.
  await page.getByLabel(community.text).fill('For later still');
  await expect(notice).toBeHidden();
  await page.getByRole('radio', { name: community.hidden }).check();
  await page.getByRole('button', { name: community.post, exact: true }).click();
  await expect(notice).toBeVisible();
});

test('the slides advance every three seconds, wrap around, and stop when they must', async ({ page }) => {
  const [screen] = tabbedScreens;
  await page.clock.install({ time: '2026-11-24T08:00' });
  await page.goto(ROUTES[screen?.page ?? 'home']);
  await waitUntilHydrated(page);
  // From here on time passes only when the test says so: on a busy machine, a step takes longer than a slide.
  await page.clock.pauseAt('2026-11-24T09:00');
  const show = page.getByRole('group', { name: screen?.title ?? '', exact: true }).first();
  const dots = (screen?.banners ?? []).map((id, position) =>
    show.getByRole('button', {
      name: formatMessage(controlLabels.slides.dot, { number: position + 1, title: banners.get(id)?.title ?? '' }),
    }),
  );
  const expectSlide = (position: number) => expect(dots[position] ?? show).toHaveAttribute('aria-current', 'true');
  await dots[0]?.click();
  await page.mouse.move(0, 0);
  await expectSlide(0);
  await page.clock.fastForward(settings.tabBannerMilliseconds + 100);
  await expectSlide(1);
  await show.getByRole('button', { name: controlLabels.slides.previous }).click();
  await expectSlide(0);
  await show.getByRole('button', { name: controlLabels.slides.previous }).click();
  await expectSlide(dots.length - 1);
  await show.getByRole('button', { name: controlLabels.slides.next }).click();
  await expectSlide(0);
  await show.getByRole('button', { name: controlLabels.slides.pause }).click();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(60_000);
  await expectSlide(0);
});

test('the newest posts lead to the tab with all of them', async ({ page }) => {
  const screen = getEntry(tabbedScreens, ({ page: name }) => name === 'findProducts');
  await page.goto(ROUTES[screen.page]);
  const title = getEntry(screen.all, ({ discriminant }) => discriminant === 'posts').value.title;
  const link = page
    .getByRole('region', { name: title, exact: true })
    .getByRole('link', { name: tabbedScreenLabels.allPosts });
  await expect(link).toHaveAttribute('href', `${ROUTES[screen.page]}/post`);
  await expect(getTab(page, screen.tabs.post)).toBeVisible();
  await link.press('Enter');
  await expect(page).toHaveURL(`${ROUTES[screen.page]}?tab=post`);
  await expect(getTab(page, screen.tabs.post)).toBeFocused();
  await expect(getHeadingsIn(getPanel(page, screen.tabs.post))).toHaveText(getHeadings(screen.post));
  await page.goBack();
  await expect(getPanel(page, screen.tabs.all)).toBeVisible();
});

test('posts stand in two columns of their own height', async ({ page }) => {
  const screen = getEntry(tabbedScreens, ({ page: name }) => name === 'findJobs');
  await page.goto(ROUTES[screen.page]);
  const title = getEntry(screen.all, ({ discriminant }) => discriminant === 'posts').value.title;
  const posts = page.getByRole('region', { name: title, exact: true }).getByRole('article');
  await expect(posts).toHaveCount(4);
  const boxes = await posts.evaluateAll((articles) =>
    articles.map((article) => {
      const { left, top, bottom } = article.getBoundingClientRect();
      return { left, top, bottom };
    }),
  );
  const columns = Map.groupBy(boxes, ({ left }) => left);
  expect(columns.size).toBe(2);
  for (const column of columns.values()) {
    // Each post follows the one above it at the distance of the gap.
    for (const [at, box] of column.slice(1).entries()) expect(box.top - (column[at]?.bottom ?? 0)).toBeCloseTo(16, 0);
  }
});

test('the form of a job seeker says what its fields mean', async ({ page }) => {
  const form = getForm('get-hired');
  await page.goto(`${ROUTES.findJobs}?tab=input`);
  for (const key of ['category', 'rate', 'quantity', 'unit']) {
    const { label, help } = getEntry(form.fields, ({ value }) => value.key === key).value;
    expect(help).not.toBe('');
    await expect(page.getByLabel(label, { exact: false }).first()).toHaveAccessibleDescription(help);
  }
  await expect(page.getByRole('combobox', { name: 'MQ UNIT' }).getByRole('option')).toContainText(['Hours', 'Days']);
});
