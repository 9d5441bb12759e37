/** The current location: it fills in the place of a form, unless the visitor has typed meanwhile. */
import type { Page } from '@playwright/test';
import { formatMessage } from '../../src/lib/messages.ts';
import { ROUTES } from '../../src/routes.ts';
import { formLabels, getEntry, places } from '../support/content.ts';
import { getControl, getField, getForm } from '../support/forms.ts';
import { expect, test } from '../support/fixtures.ts';

const profile = getForm('profile');

test.use({ shouldServeCountries: true });

test.describe('the current location', () => {
  const { location: labels } = formLabels;
  const getBox = (page: Page) =>
    getControl(page.getByRole('form', { name: profile.title }), getField(profile, 'place'));

  test('selects no place when all places are far away', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 51.5, longitude: -0.1 });
    await page.goto(ROUTES.registerUser);
    await page.getByRole('button', { name: labels.useCurrent }).click();
    await expect(page.getByText(labels.far)).toBeVisible();
    await expect(getBox(page)).toHaveValue('');
  });

  test('does not fill in a form that was cleared meanwhile, nor name the town of the one before', async ({ page }) => {
    const town = getEntry(places, () => true);
    await page.addInitScript(
      (coords) => {
        let lookups = 0;
        navigator.geolocation.getCurrentPosition = (found) => {
          const position = { coords } as GeolocationPosition;
          // The first one ends at once.
          if (lookups++ === 0) found(position);
          else {
            addEventListener('found', () => {
              found(position);
            });
          }
        };
      },
      { latitude: town.latitude, longitude: town.longitude },
    );
    await page.goto(ROUTES.registerUser);
    const form = page.getByRole('form', { name: profile.title });
    const startOver = async () => {
      await form.getByRole('button', { name: formLabels.draft.startOver }).press('Enter');
      await page.getByRole('button', { name: formLabels.draft.startOverDialog.confirm }).press('Enter');
      await expect(getBox(page)).toHaveValue('');
    };
    await page.getByRole('button', { name: labels.useCurrent }).click();
    await expect(getBox(page)).toHaveValue(town.name);
    const located = page.getByText(formatMessage(labels.located, { place: town.name }));
    await expect(located).toBeVisible();
    await startOver();
    await expect(located).toBeHidden();

    await getBox(page).fill('My');
    await page.getByRole('button', { name: labels.useCurrent }).press('Enter');
    await expect(page.getByText(labels.locating)).toBeVisible();
    await startOver();
    await page.evaluate(() => dispatchEvent(new Event('found')));
    await expect(page.getByText(labels.locating)).toBeHidden();
    await expect(getBox(page)).toHaveValue('');
  });

  test('does not overwrite text typed meanwhile', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (found) => {
        addEventListener('found', () => {
          found({ coords: { latitude: 23.6, longitude: 58.5 } } as GeolocationPosition);
        });
      };
    });
    await page.goto(ROUTES.registerUser);
    await page.getByRole('button', { name: labels.useCurrent }).click();
    await expect(page.getByText(labels.locating)).toBeVisible();
    await getBox(page).fill('My own village');
    await page.evaluate(() => dispatchEvent(new Event('found')));
    await expect(getBox(page)).toHaveValue('My own village');
    await expect(page.getByText(labels.locating)).toBeHidden();
  });
});
