import { formatMessage } from '../../src/lib/messages.ts';
import type { Locator, Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { getAxeViolations } from '../support/axe.ts';
import { openBackgroundTab } from '../support/background-tab.ts';
import {
  businessCards,
  buyerInputs,
  controlLabels,
  formLabels,
  getEntry,
  navigation,
  places,
  posts,
  profileLabels,
} from '../support/content.ts';
import { expect, test, waitUntilHydrated } from '../support/fixtures.ts';
import {
  fillField,
  getControl,
  getField as getFormField,
  getForm,
  getResult,
  openForm,
  PICTURE,
  submitForm,
} from '../support/forms.ts';
import { goOffline } from '../support/offline.ts';
import { fillStorage, readRows, readSetting } from '../support/stored-data.ts';

const { edit, sections, completeness, links } = profileLabels;

const fill = (message: string, values: Record<string, string>): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), message);

type SectionName = 'identity' | 'about' | 'interests' | 'contact' | 'business' | 'location' | 'language';

const getContent = (section: SectionName) => getForm(`profile-${section}`);

/** Label of a field of a section. */
const getLabel = (section: SectionName, key: string): string =>
  getEntry(getContent(section).fields, ({ value }) => value.key === key).value.label;

const getSection = (page: Page, section: SectionName): Locator =>
  page.getByRole('region', { name: getContent(section).title, exact: true });

const getHeading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

const getBadge = (page: Page): Locator => page.getByRole('navigation').locator('[data-badge]');

const getField = (page: Page, section: SectionName, key: string): Locator =>
  getSection(page, section).getByLabel(getLabel(section, key));

/** Presses the pencil of a section. */
const openSection = (page: Page, section: SectionName): Promise<void> =>
  getSection(page, section)
    .getByRole('link', { name: fill(edit.section, { section: getContent(section).title }) })
    .click();

async function save(page: Page, section: SectionName): Promise<void> {
  // With the keyboard: forms ignore the second click of a double click, and two saves may follow each other as fast as that.
  await getSection(page, section)
    .getByRole('button', { name: getContent(section).submitLabel })
    .press('Enter');
  const message = fill(edit.saved, { section: getContent(section).title });
  await expect(getSection(page, section).getByRole('status').filter({ hasText: message })).toBeVisible();
}

async function enterName(page: Page, first: string, last: string): Promise<void> {
  await page.getByRole('link', { name: edit.profile }).click();
  await getField(page, 'identity', 'firstName').fill(first);
  await getField(page, 'identity', 'lastName').fill(last);
  await save(page, 'identity');
}

test('a message starts with the name and the e-mail address of the profile, and so does the next one', async ({
  page,
}) => {
  await page.goto(ROUTES.userProfile);
  await waitUntilHydrated(page);
  await enterName(page, 'Huda', 'Al-Lamaaniya');
  await openSection(page, 'contact');
  await getField(page, 'contact', 'email').fill('huda@bahja.example');
  await save(page, 'contact');
  const content = getForm('contact');
  const form = await openForm(page, 'contact');
  const getControlOf = (key: string) => getControl(form, getFormField(content, key));
  await expect(getControlOf('name')).toHaveValue('Huda Al-Lamaaniya');
  await expect(getControlOf('email')).toHaveValue('huda@bahja.example');
  await fillField(form, getFormField(content, 'purpose'));
  await fillField(form, getFormField(content, 'message'));
  await submitForm(page, form, content);
  await getResult(page, content).getByRole('button', { name: formLabels.result.another }).press('Enter');
  await expect(getControlOf('message')).toHaveValue('');
  await expect(getControlOf('name')).toHaveValue('Huda Al-Lamaaniya');
  await expect(getControlOf('email')).toHaveValue('huda@bahja.example');
});

test('a new visitor fills in the profile step by step, and finds it after a reload', async ({ page }) => {
  await page.goto(ROUTES.userProfile);
  await waitUntilHydrated(page);
  await expect(getHeading(page, navigation.badge.name)).toBeVisible();
  // The first step leads to the field.
  await page.getByRole('link', { name: completeness.steps.firstName }).click();
  await expect(getField(page, 'identity', 'firstName')).toBeFocused();
  await getSection(page, 'identity')
    .getByRole('button', { name: getContent('identity').submitLabel })
    .click();
  await expect(getSection(page, 'identity')).toContainText(
    formatMessage(formLabels.missing.other, { label: getLabel('identity', 'firstName') }),
  );
  await getField(page, 'identity', 'firstName').fill('Huda');
  await getField(page, 'identity', 'lastName').fill('Al-Lamaaniya');
  await getSection(page, 'identity')
    .getByRole('button', { name: getLabel('identity', 'picture') })
    .setInputFiles(PICTURE);
  await expect(getSection(page, 'identity').locator('img')).toBeVisible();
  await save(page, 'identity');
  await expect(getHeading(page, 'Huda Al-Lamaaniya')).toBeVisible();
  await expect(getBadge(page)).toContainText('Huda Al-Lamaaniya');
  await expect(getBadge(page).locator('img')).toBeVisible();
  await expect(page.getByRole('link', { name: controlLabels.profile, exact: true }).locator('img')).toBeVisible();

  const place = getEntry(places, ({ id }) => id === 'sur');
  const map = getSection(page, 'location').locator('ino-around');
  const defaultMap = await map.innerHTML();
  await page.getByRole('link', { name: completeness.steps.place }).click();
  await getField(page, 'location', 'place').fill('Atlantis');
  await getSection(page, 'location')
    .getByRole('button', { name: getContent('location').submitLabel })
    .click();
  await expect(getSection(page, 'location')).toContainText(formLabels.errors.option);
  await getField(page, 'location', 'place').fill(place.name);
  await save(page, 'location');
  expect(await readSetting(page, 'place')).toBe('sur');
  await expect(getBadge(page)).toContainText(place.name);
  await expect.poll(() => map.innerHTML()).not.toBe(defaultMap);

  await openSection(page, 'business');
  await getField(page, 'business', 'company').fill('Bahja Hotels');
  await page.getByRole('radio', { name: 'Seller', exact: true }).check();
  await save(page, 'business');
  await expect(getBadge(page)).toContainText(`${place.name} · seller`);

  await openSection(page, 'contact');
  await getField(page, 'contact', 'email').fill('huda');
  await getField(page, 'contact', 'phone').fill('+968 9123 4567');
  await getSection(page, 'contact')
    .getByRole('button', { name: getContent('contact').submitLabel })
    .click();
  await expect(getSection(page, 'contact')).toContainText(formLabels.errors.email);
  await getField(page, 'contact', 'email').fill('huda@bahja.example');
  await save(page, 'contact');
  expect(await getAxeViolations(page)).toEqual([]);

  await page.reload();
  await expect(getHeading(page, 'Huda Al-Lamaaniya')).toBeVisible();
  await expect(getSection(page, 'contact')).toContainText('huda@bahja.example');
  await expect(getSection(page, 'business')).toContainText('Bahja Hotels');
  await expect(getSection(page, 'location')).toContainText(place.name);
  await expect(page.getByRole('link', { name: completeness.steps.about })).toBeVisible();
  await expect(page.getByRole('link', { name: completeness.steps.firstName })).toHaveCount(0);
  // One record and the one before it, for undo.
  expect((await readRows(page, 'records')).filter(({ action }) => action === 'profile')).toHaveLength(2);
});

test('the visitor changes the banner, and a section saved afterwards keeps it', async ({ page }) => {
  await page.goto(ROUTES.userProfile);
  await waitUntilHydrated(page);
  const ownBanner = page.getByRole('main').locator('img[src^="blob:"]').first();
  await enterName(page, 'Huda', 'Al-Lamaaniya');
  await page.getByRole('link', { name: edit.banner }).press('Enter');
  await getField(page, 'identity', 'banner').setInputFiles(PICTURE);
  await expect(getSection(page, 'identity').locator('img')).toBeVisible();
  await save(page, 'identity');
  await expect(ownBanner).toBeVisible();
  // The name and the picture of the side bar stay as they were.
  await expect(getBadge(page)).toContainText('Huda Al-Lamaaniya');
  await expect(getBadge(page).locator('img')).toHaveCount(0);
  await openSection(page, 'about');
  await getField(page, 'about', 'about').fill('I buy dates.');
  await save(page, 'about');
  await page.reload();
  await expect(ownBanner).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);
});

test('the registration and the profile show and edit the same data', async ({ page }) => {
  await page.goto(ROUTES.registerUser);
  const registration = page.getByRole('form', { name: getForm('profile').title });
  await registration.getByLabel('Full Name').fill('Salim');
  await registration.getByLabel('Last Name').fill('Al-Rimali');
  await registration.getByLabel('Enter Location').fill('Nizwa');
  await registration.getByRole('button', { name: getForm('profile').submitLabel }).click();
  await expect(page).toHaveURL(ROUTES.interests);
  await page.goto(ROUTES.userProfile);
  await expect(getHeading(page, 'Salim Al-Rimali')).toBeVisible();
  await expect(getSection(page, 'location')).toContainText('Nizwa');
  await openSection(page, 'about');
  await getField(page, 'about', 'about').fill('I sell pottery.');
  await save(page, 'about');
  await page.goto(ROUTES.registerUser);
  await expect(registration.getByLabel('Full Name')).toHaveValue('Salim');
  await expect(registration.getByLabel('About Yourself')).toHaveValue('I sell pottery.');
  await registration.getByLabel('Full Name').fill('Salma');
  await registration.getByRole('button', { name: getForm('profile').submitLabel }).click();
  await expect(page).toHaveURL(ROUTES.interests);
  await page.goto(ROUTES.userProfile);
  await expect(getHeading(page, 'Salma Al-Rimali')).toBeVisible();
  await expect(getSection(page, 'about')).toContainText('I sell pottery.');

  // A place that is chosen elsewhere counts here and in the side bar.
  await page.goto(ROUTES.trends);
  const place = getEntry(places, ({ id }) => id === 'sur');
  await page.locator('ino-place-choice select').selectOption(place.id);
  await expect(getBadge(page)).toContainText(place.name);
  await page.goto(ROUTES.userProfile);
  await expect(getSection(page, 'location')).toContainText(place.name);
});

test('a town of the registration that is not in the list is shown, and the place that lists start from', async ({
  page,
}) => {
  await page.goto(ROUTES.registerUser);
  const registration = page.getByRole('form', { name: getForm('profile').title });
  await registration.getByLabel('Full Name').fill('Salim');
  await registration.getByLabel('Last Name').fill('Al-Rimali');
  await registration.getByLabel('Enter Location').fill('Muskat');
  await registration.getByRole('button', { name: getForm('profile').submitLabel }).click();
  await expect(page).toHaveURL(ROUTES.interests);
  await page.goto(ROUTES.userProfile);
  const assumed = getEntry(places, ({ id }) => id === 'muscat').name;
  await expect(getSection(page, 'location')).toContainText(fill(sections.unknownPlace, { place: 'Muskat', assumed }));
});

test('after two removals in quick succession the focus is on the next keyword', async ({ page }) => {
  await page.goto(ROUTES.userProfile);
  await waitUntilHydrated(page);
  const interests = getSection(page, 'interests');
  await interests.getByRole('link', { name: sections.addInterest }).press('Enter');
  await expect(interests.getByRole('textbox')).toBeFocused();
  for (const word of ['dates', 'honey', 'salt']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
  }
  await save(page, 'interests');
  const getRemoveButton = (word: string) =>
    interests.getByRole('button', { name: fill(sections.removeInterest, { word }) });
  // Both before the first is stored.
  await interests.evaluate(
    (section, names) => {
      for (const name of names) {
        const button = section.querySelector<HTMLElement>(`[aria-label="${name}"]`);
        button?.focus();
        button?.click();
      }
    },
    ['honey', 'dates'].map((word) => fill(sections.removeInterest, { word })),
  );
  await expect(getRemoveButton('dates')).toHaveCount(0);
  await expect(getRemoveButton('salt')).toBeFocused();
});

test('keywords are added and removed with the keyboard, and a removal is undone', async ({ page }) => {
  await page.goto(ROUTES.userProfile);
  await waitUntilHydrated(page);
  const interests = getSection(page, 'interests');
  await interests.getByRole('link', { name: sections.addInterest }).press('Enter');
  const input = interests.getByRole('textbox');
  await expect(input).toBeFocused();
  for (const word of ['dates', 'honey']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
  }
  await interests.getByRole('button', { name: getContent('interests').submitLabel }).press('Enter');
  await expect(interests.getByRole('listitem').filter({ hasText: 'honey' })).toBeVisible();
  await interests.getByRole('button', { name: fill(sections.removeInterest, { word: 'dates' }) }).press('Enter');
  await expect(interests.getByText('dates', { exact: true })).toHaveCount(0);
  await expect(interests.getByRole('button', { name: fill(sections.removeInterest, { word: 'honey' }) })).toBeFocused();
  await interests.getByRole('button', { name: edit.undo }).press('Enter');
  await expect(interests.getByRole('status')).toHaveText(edit.undone);
  await expect(interests.getByText('dates', { exact: true })).toBeVisible();
  // The pressed button is gone.
  await expect(
    interests.getByRole('link', { name: fill(edit.section, { section: getContent('interests').title }) }),
  ).toBeFocused();
});

test('a second press of undo changes nothing', async ({ page }) => {
  await page.goto(ROUTES.userProfile);
  await waitUntilHydrated(page);
  const about = getSection(page, 'about');
  await openSection(page, 'about');
  await getField(page, 'about', 'about').fill('I buy dates.');
  await save(page, 'about');
  // Before the first press is done.
  await about.getByRole('button', { name: edit.undo }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(about).toContainText(sections.about);
  // The draft is read after both presses are done.
  await openSection(page, 'about');
  await expect(getField(page, 'about', 'about')).toHaveValue('I buy dates.');
  await about.getByRole('button', { name: edit.close }).click();
  await expect(about.getByRole('status')).toHaveText(edit.undone);
});

test('undo that a full disk refuses can be pressed again', async ({ page }) => {
  await page.goto(ROUTES.userProfile);
  await waitUntilHydrated(page);
  const location = getSection(page, 'location');
  await page.getByRole('link', { name: completeness.steps.place }).click();
  await getField(page, 'location', 'place').fill(getEntry(places, ({ id }) => id === 'sur').name);
  await save(page, 'location');
  const undo = location.getByRole('button', { name: edit.undo });
  await expect(undo).toBeVisible();
  await fillStorage(page);
  await undo.click();
  await expect(location.getByRole('status')).toHaveText(formLabels.storageErrors.full);
  expect(await readSetting(page, 'place')).toBe('sur');
  await page.evaluate('makeRoom()');
  await undo.click();
  await expect(location.getByRole('status')).toHaveText(edit.undone);
  expect(await readSetting(page, 'place')).toBeNull();
});

test('keywords that are removed one right after the other are all gone', async ({ page }) => {
  await page.goto(ROUTES.userProfile);
  await waitUntilHydrated(page);
  const interests = getSection(page, 'interests');
  await interests.getByRole('link', { name: sections.addInterest }).press('Enter');
  await expect(interests.getByRole('textbox')).toBeFocused();
  const words = ['dates', 'honey', 'leather'];
  for (const word of words) {
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
  }
  await interests.getByRole('button', { name: getContent('interests').submitLabel }).press('Enter');
  await expect(interests.getByRole('listitem').getByRole('button')).toHaveCount(words.length);
  // Before the first removal is stored.
  await interests.getByRole('list').evaluate((list) => {
    for (const button of list.querySelectorAll('button')) button.click();
  });
  await expect(interests.getByText(sections.interests)).toBeVisible();
  await page.reload();
  await expect(interests.getByText(sections.interests)).toBeVisible();
});

test('two tabs show the same, a draft survives a reload, and closing keeps it', async ({ page }) => {
  await page.goto(ROUTES.userProfile);
  await waitUntilHydrated(page);
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.faq);
  await enterName(page, 'Huda', 'Al-Lamaaniya');
  await expect(getBadge(other)).toContainText('Huda Al-Lamaaniya');
  await openSection(page, 'about');
  await getField(page, 'about', 'about').fill('I buy dates');
  await expect(getSection(page, 'about')).toContainText(formLabels.draft.saved);
  await page.reload();
  await expect(getField(page, 'about', 'about')).toHaveValue('I buy dates');
  await getSection(page, 'about').getByRole('button', { name: edit.close }).click();
  await expect(getSection(page, 'about')).toContainText(sections.about);
  await openSection(page, 'about');
  await expect(getField(page, 'about', 'about')).toHaveValue('I buy dates');
  await save(page, 'about');
  await other.goto(ROUTES.userProfile);
  await expect(getSection(other, 'about')).toContainText('I buy dates');
  // Another tab saves: the change before it can no longer be undone here.
  await openSection(other, 'language');
  await other.getByRole('radio').first().check();
  await save(other, 'language');
  await expect(getSection(page, 'language')).not.toContainText(sections.language);
  await getSection(page, 'about').getByRole('button', { name: edit.undo }).click();
  await expect(getSection(page, 'about').getByRole('status')).toHaveText(edit.changed);
});

test('a form without input shows what another tab has saved', async ({ page }) => {
  await page.goto(`${ROUTES.userProfile}#edit-company`);
  await waitUntilHydrated(page);
  await expect(getField(page, 'business', 'company')).toBeFocused();
  const other = await openBackgroundTab(page);
  await other.goto(`${ROUTES.userProfile}#edit-company`);
  await waitUntilHydrated(other);
  await getField(other, 'business', 'company').fill('Bahja Hotels');
  await expect(getSection(page, 'business')).toContainText(formLabels.draft.editedElsewhere.text);
  await save(other, 'business');
  await expect(getSection(page, 'business')).not.toContainText(formLabels.draft.editedElsewhere.text);
  await expect(getField(page, 'business', 'company')).toHaveValue('Bahja Hotels');
  // Another field is saved: the company stays.
  await getField(page, 'business', 'position').fill('Buyer');
  await save(page, 'business');
  await expect(getSection(page, 'business')).toContainText('Bahja Hotels');
});

test('a section is edited and undone offline, and a full disk loses nothing', async ({ page, context }) => {
  await page.goto(ROUTES.userProfile);
  await waitUntilHydrated(page);
  await enterName(page, 'Huda', 'Al-Lamaaniya');
  await goOffline(page);
  await openSection(page, 'about');
  await getField(page, 'about', 'about').fill('Offline');
  await save(page, 'about');
  await getSection(page, 'about').getByRole('button', { name: edit.undo }).click();
  await expect(getSection(page, 'about').getByRole('status')).toHaveText(edit.undone);
  await expect(getHeading(page, 'Huda Al-Lamaaniya')).toBeVisible();
  await context.setOffline(false);
  await openSection(page, 'business');
  await expect(getField(page, 'business', 'company')).toBeFocused();
  await fillStorage(page);
  await getField(page, 'business', 'company').fill('Bahja');
  await getSection(page, 'business')
    .getByRole('button', { name: getContent('business').submitLabel })
    .click();
  await expect(page.getByRole('alert').filter({ hasText: formLabels.storageErrors.full }).first()).toBeVisible();
  await expect(getField(page, 'business', 'company')).toHaveValue('Bahja');
});

test('the figures agree with the pages behind the links, and follow what is stored', async ({ page }) => {
  await page.goto(ROUTES.userProfile);
  const getLink = (name: string) =>
    page
      .getByRole('main')
      .getByRole('navigation')
      .getByRole('link', { name: new RegExp(`^${name}`) });
  const cardGroup = page.getByRole('navigation', { name: links.groups.card });
  await expect(page.getByRole('main').getByRole('navigation').getByRole('link')).toHaveCount(14);
  await expect(getLink(links.inquiriesSent)).toContainText('6');
  await expect(getLink(links.inquiriesReceived)).toContainText('2 new');
  await expect(getLink(links.allInputs)).toContainText(String(buyerInputs.length));
  const samplePosts = posts.filter(({ visibility }) => visibility !== 'public');
  await expect(getLink(links.postHistory)).toHaveText(new RegExp(`${samplePosts.length}$`));
  await expect(getLink(links.adwords)).toHaveText(/\D6$/);
  await expect(page.getByRole('navigation', { name: links.groups.promotion })).toContainText('$482.50');
  await expect(cardGroup.getByRole('link', { name: links.viewCard })).toContainText(links.noCard);
  const { requested, received } = businessCards;
  const newCards = received.filter(({ isNew }) => isNew);
  expect(newCards).toHaveLength(1);
  await expect(cardGroup.getByRole('link', { name: links.receivedCards })).toContainText(links.unread.one);
  await expect(cardGroup).toContainText(fill(links.unanswered.other, { count: String(requested.length) }));

  // An answer and a read card change the figures, as their own pages do.
  await page.goto(ROUTES.requestedCard);
  await page.locator('[data-request] [data-action=decline]').first().click();
  await expect(page.locator('[data-slot=answer]:visible')).toHaveCount(1);
  await page.goto(ROUTES.receivedCards);
  const card = page.locator('[data-card]', { has: page.locator('[data-unread]') });
  await card.locator('[data-action=read]').first().click();
  await expect(card.locator('[data-unread]').first()).toBeHidden();
  // The mark disappears before the card is stored as read.
  await expect
    .poll(() => readRows(page, 'threads'))
    .toContainEqual(expect.objectContaining({ id: expect.stringMatching(/^card:/), readAt: expect.anything() }));
  await page.goto(ROUTES.userProfile);
  await expect(cardGroup.getByRole('link', { name: links.receivedCards })).toContainText(String(received.length));
  await expect(cardGroup).toContainText(fill(links.unanswered.other, { count: String(requested.length - 1) }));
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('every section fits while it is edited', async ({ page }) => {
    for (const section of ['firstName', 'interests', 'company', 'place'] as const) {
      await page.goto(`${ROUTES.userProfile}#edit-${section}`);
      await page.reload();
      await expect(page.getByRole('main').getByRole('form')).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
    expect(await getAxeViolations(page)).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page can be read, and has all links', async ({ page }) => {
    await page.goto(ROUTES.userProfile);
    await expect(getHeading(page, navigation.badge.name)).toBeVisible();
    await expect(page.getByText(profileLabels.noScript)).toBeVisible();
    await expect(page.getByRole('main').getByRole('navigation').getByRole('link')).toHaveCount(14);
    await expect(page.getByRole('link', { name: edit.profile })).toBeHidden();
  });
});
