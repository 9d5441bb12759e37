/** Creates campaigns as a visitor does, and finds them on the Adwords List. */
import type { Locator, Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { expect } from './fixtures.ts';
import { getForm, stopClockAhead } from './forms.ts';

const form = getForm('campaign');

const getFieldLabel = (key: string): string => form.fields.find(({ value }) => value.key === key)?.value.label ?? '';
/** Returns a field of the form by its key. */
export const findCampaignField = (page: Page, key: string): Locator => page.getByLabel(getFieldLabel(key));
/** Returns the button that submits the form. */
export const findCampaignSubmitButton = (page: Page): Locator => page.getByRole('button', { name: form.submitLabel });
/** Returns the card of a campaign on the Adwords List. */
export const findCampaignCard = (page: Page, headline: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: headline, exact: true }) });

export type CampaignAnswers = { headline: string; budget: string; bid: string };

/** Fills in all required fields: the keywords “abaya” and “winter”, 90 km around Muscat. */
export async function fillInCampaign(page: Page, { headline, budget, bid }: CampaignAnswers): Promise<void> {
  await page.goto(ROUTES.createCampaign);
  await expect(findCampaignSubmitButton(page)).toBeEnabled();
  // An earlier draft may appear later.
  await expect(page.getByRole('form', { name: form.title })).not.toHaveAttribute('aria-busy');
  const findField = (key: string) => findCampaignField(page, key);
  await findField('headline').fill(headline);
  await findField('keywords').fill('abaya, winter');
  await findField('place').fill('Muscat');
  await findField('budget').fill(budget);
  await findField('bid').fill(bid);
  for (const key of ['street', 'city', 'state', 'postalCode']) await findField(key).fill('112');
  await findField('taxStatus').selectOption({ index: 1 });
}

/** Submits the form, after the time that a person needs to fill it in. */
export async function submitCampaign(page: Page): Promise<void> {
  await stopClockAhead(page);
  await findCampaignSubmitButton(page).click();
}
