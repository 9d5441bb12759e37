/** Groups: they are created once, with a name and members, and are opened. */
import { MAX_GROUP_NAME_LENGTH } from '../../src/lib/group-rules.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { ROUTES } from '../../src/routes.ts';
import { chatLabels, formLabels, getEntry, people, stores } from '../support/content.ts';
import { openBackgroundTab } from '../support/background-tab.ts';
import { expect, test, waitUntilHydrated } from '../support/fixtures.ts';
import {
  blockStorage,
  holdDeletions,
  holdTable,
  readDraft,
  readRows,
  waitUntilDeleting,
} from '../support/stored-data.ts';
import { getMessageInput, getOwnMessage, openConversation, sendMessage } from '../support/chat.ts';

const { list, group } = chatLabels;

test('a group needs a name and two members, and is in the list after a reload', async ({ page }) => {
  await page.goto(ROUTES.chat);
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: list.createGroup }).click();
  const dialog = page.getByRole('dialog', { name: group.title });
  await dialog.getByRole('button', { name: group.create }).click();
  const nameInput = dialog.getByRole('textbox', { name: group.name });
  await expect(nameInput).toHaveAccessibleDescription(group.nameMissing);
  // A name that was pasted is not cut off.
  await nameInput.fill('a'.repeat(MAX_GROUP_NAME_LENGTH + 1));
  await dialog.getByRole('button', { name: group.create }).press('Enter');
  await expect(nameInput).toHaveAccessibleDescription(formatMessage(group.nameTooLong, { max: MAX_GROUP_NAME_LENGTH }));
  await expect(nameInput).toHaveValue('a'.repeat(MAX_GROUP_NAME_LENGTH + 1));
  await nameInput.fill('<b>Buyers</b>');
  // An error that is no longer there is not referred to either.
  await expect(nameInput).not.toHaveAttribute('aria-describedby');
  await dialog.getByRole('button', { name: group.create }).click();
  await expect(dialog.getByRole('group', { name: group.members })).toHaveAccessibleDescription(group.tooFew);
  for (const { name } of people.slice(0, 2)) await dialog.getByRole('checkbox', { name: new RegExp(name) }).check();
  await dialog.getByRole('button', { name: group.create }).click();
  await expect(page.getByRole('heading', { name: '<b>Buyers</b>' })).toBeVisible();
  await sendMessage(page, 'hello group');
  await page.reload();
  await expect(page.getByRole('link', { name: /<b>Buyers<\/b>/ })).toContainText('hello group');
});

test('the name and the members of a group that is not created yet stay over a reload', async ({ page }) => {
  const openDialog = async () => {
    await page.getByRole('button', { name: list.createGroup }).click();
    return page.getByRole('dialog', { name: group.title });
  };
  await page.goto(ROUTES.chat);
  await waitUntilHydrated(page);
  const dialog = await openDialog();
  const findName = () => dialog.getByRole('textbox', { name: group.name });
  await findName().fill('Buyers');
  const members = people.slice(0, 2).map(({ name }) => dialog.getByRole('checkbox', { name: new RegExp(name) }));
  for (const member of members) await member.check();
  await page.reload();
  await waitUntilHydrated(page);
  await openDialog();
  await expect(findName()).toHaveValue('Buyers');
  for (const member of members) await expect(member).toBeChecked();
  await dialog.getByRole('button', { name: group.create }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Buyers' })).toBeVisible();
  await expect.poll(() => readDraft(page, 'group:')).toBeUndefined();
  await openDialog();
  await expect(findName()).toHaveValue('');
  await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('a page that is left while a group takes the place of its draft has the group once', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: group.title });
  const name = dialog.getByRole('textbox', { name: group.name });
  await page.goto(ROUTES.chat);
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: list.createGroup }).click();
  await name.fill('Buyers');
  for (const { name } of people.slice(0, 2)) await dialog.getByRole('checkbox', { name: new RegExp(name) }).check();
  await expect
    .poll(() => readDraft(page, 'group:'))
    .toMatchObject({ members: [expect.any(String), expect.any(String)] });
  await holdDeletions(page, 'drafts');
  await dialog.getByRole('button', { name: group.create }).click();
  await waitUntilDeleting(page);
  await page.goto(ROUTES.chat);
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: list.createGroup }).click();
  await expect(name).toHaveValue('Buyers');
  expect(await readRows(page, 'threads')).toEqual([]);
  await dialog.getByRole('button', { name: group.create }).click();
  await expect(page.getByRole('heading', { name: 'Buyers' })).toBeVisible();
  await expect.poll(() => readDraft(page, 'group:')).toBeUndefined();
});

test('the people for a group are found by words of their name and store in any order', async ({ page }) => {
  await page.goto(ROUTES.chat);
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: list.createGroup }).click();
  const dialog = page.getByRole('dialog', { name: group.title });
  const person = getEntry(people, ({ store }) => Boolean(store));
  const { name } = getEntry(stores, ({ id }) => id === person.store?.id);
  await dialog.getByRole('searchbox', { name: group.filter }).fill(`${name} ${person.name}`);
  await expect(dialog.getByRole('checkbox')).toHaveCount(1);
  await expect(dialog.getByRole('checkbox', { name: person.name })).toBeVisible();
});

test('a group is opened, and a message in it shown, when the browser stores nothing', async ({ page }) => {
  await blockStorage(page);
  await page.goto(ROUTES.chat);
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: list.createGroup }).click();
  const dialog = page.getByRole('dialog', { name: group.title });
  await dialog.getByRole('textbox', { name: group.name }).fill('Buyers');
  for (const { name } of people.slice(0, 2)) await dialog.getByRole('checkbox', { name: new RegExp(name) }).check();
  await dialog.getByRole('button', { name: group.create }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Buyers' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: formLabels.storageErrors.blocked })).toBeVisible();
  await getMessageInput(page).fill('hello group');
  await getMessageInput(page).press('Enter');
  await expect(getOwnMessage(page, 'hello group')).toContainText(formLabels.delivery.page);
});

test('a group that is created with a double press is opened', async ({ page }) => {
  await openConversation(page);
  await sendMessage(page, 'before the group');
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.licenses);
  await page.getByRole('button', { name: list.createGroup }).click();
  const dialog = page.getByRole('dialog', { name: group.title });
  await dialog.getByRole('textbox', { name: group.name }).fill('Two presses');
  for (const { name } of people.slice(0, 2)) await dialog.getByRole('checkbox', { name: new RegExp(name) }).check();
  const letGo = await holdTable(other, 'threads');
  await dialog.getByRole('button', { name: group.create }).dblclick();
  await letGo();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: 'Two presses' })).toBeVisible();
  await expect(page).toHaveURL(/with=group/);
  await expect(
    page
      .getByRole('main')
      .getByRole('list')
      .getByRole('link', { name: /Two presses/ }),
  ).toHaveCount(1);
});
