/** The hours of the visitor's own store show whether it is open, and hours that cannot be parsed are reported. */
import { formatMessage } from '../../src/lib/messages.ts';
import { ROUTES } from '../../src/routes.ts';
import { storeEditorLabels as labels, storeLabels } from '../support/content.ts';
import { getControl, getField, getForm, stopClockAhead } from '../support/forms.ts';
import { expect, test } from '../support/fixtures.ts';

const content = getForm('store-profile');

test('a closed day counts as closed, and hours that cannot be parsed are named', async ({ page }) => {
  await page.goto(`${ROUTES.addProject}?tab=service`);
  const form = page.getByRole('form', { name: content.title });
  await form.scrollIntoViewIfNeeded();
  const getBox = (key: string) => getControl(form, getField(content, key));
  const publish = async () => {
    await stopClockAhead(page);
    await page.getByRole('button', { name: content.submitLabel }).click();
    await expect(page).toHaveURL(ROUTES.ownStore);
  };
  const state = page.locator('ino-open');
  const getUnreadNotice = (lines: string) => page.getByText(formatMessage(labels.own.unreadHours, { lines }));

  await expect(getBox('storeName')).toBeEnabled();
  await getBox('storeName').fill('Bait Al Noor');
  await getBox('address').fill('Way 3509, Al Khuwair, Muscat');
  await getBox('phone').fill('+968 0000 0100');
  await getBox('timing').fill('Daily 9 am – 6 pm');
  await getBox('timing').press('Enter');
  await page.keyboard.type('Fri closed');
  await publish();
  await page.clock.setFixedTime('2026-11-26T12:00');
  await page.reload();
  await expect(state).toHaveText(formatMessage(storeLabels.open.until, { time: '18:00' }));
  await expect(getUnreadNotice('“Fri closed”')).toHaveCount(0);
  await page.clock.setFixedTime('2026-11-27T12:00');
  await page.reload();
  await expect(state).toHaveText(formatMessage(storeLabels.open.next, { time: 'Sat 09:00' }));

  await page.goto(`${ROUTES.addProject}?tab=service`);
  await form.scrollIntoViewIfNeeded();
  await expect(getBox('storeName')).toBeEnabled();
  await expect(getBox('timing')).toHaveValue('Daily 9 am – 6 pm');
  await getBox('timing').fill('Weekdays 9 to 6 or so');
  await page.clock.setSystemTime('2026-11-27T12:10');
  await publish();
  await expect(getUnreadNotice('“Weekdays 9 to 6 or so”')).toBeVisible();
  await expect(state).toHaveCount(0);
});
