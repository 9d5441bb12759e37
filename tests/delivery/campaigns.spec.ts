/** A campaign is sent when it starts, without the personal answers, and its card shows what the operator answers. */
import type { Page } from '@playwright/test';
import { formatMessage } from '../../src/lib/messages.ts';
import { ROUTES } from '../../src/routes.ts';
import type { Receiver } from '../receiver/receiver.ts';
import { getAxeViolations } from '../support/axe.ts';
import {
  findCampaignCard as findCard,
  findCampaignField as findField,
  findCampaignSubmitButton as findSubmitButton,
  fillInCampaign as fillIn,
  type CampaignAnswers,
} from '../support/campaigns.ts';
import { advanceClock, AFTER_UNDO_MS, pollUntilVisible, stopClock } from '../support/clock.ts';
import { campaignLabels, formLabels, yourDataLabels } from '../support/content.ts';
import { getForm, PICTURE } from '../support/forms.ts';
import { expect, test } from './fixtures.ts';

const { form: texts, list } = campaignLabels;

const PERSONAL = getForm('campaign').fields.flatMap(({ value }) => (value.personal ? [value.key] : []));

const readStored = ({ stored }: Receiver) => [...stored.values()];
const readHeadlines = (receiver: Receiver): unknown[] =>
  readStored(receiver).map(({ record }) => record.answers.find(({ name }) => name === 'headline')?.text);

async function create(page: Page, answers: CampaignAnswers): Promise<void> {
  await fillIn(page, answers);
  await expect(page.getByText(texts.sent)).toBeVisible();
  await advanceClock(page, 3_000);
  await findSubmitButton(page).click();
  await expect(findCard(page, answers.headline)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
  await stopClock(page);
});

test('a campaign that starts is sent without the personal answers, and its card shows the answer', async ({
  page,
  receiver,
}) => {
  await fillIn(page, { headline: 'Winter book', budget: '60', bid: '0.40' });
  await findField(page, 'street').fill('Secret Street 112');
  await findField(page, 'document').setInputFiles(PICTURE);
  await expect(page.getByText(texts.sent)).toBeVisible();
  await advanceClock(page, 3_000);
  await findSubmitButton(page).click();
  const own = findCard(page, 'Winter book');
  await expect(own.getByText(formLabels.delivery.queued, { exact: true })).toBeVisible();
  await expect(page.getByText(list.practiceSent)).toBeVisible();
  await advanceClock(page, AFTER_UNDO_MS);
  await expect(own.getByText(formLabels.delivery.delivered, { exact: true })).toBeVisible();
  const [{ record, files } = { record: undefined, files: [] }] = readStored(receiver);
  expect(record).toMatchObject({ action: 'campaign' });
  const names = record?.answers.map(({ name }) => name) ?? [];
  expect(names).toEqual(expect.arrayContaining(['headline', 'keywords', 'place', 'budget', 'bid']));
  expect(PERSONAL.length).toBeGreaterThan(0);
  expect(names.filter((name) => PERSONAL.includes(name))).toEqual([]);
  expect([...receiver.bodies.values()].flatMap((bodies) => [...bodies]).join('\n')).not.toContain('Secret Street');
  expect(files.map(({ name }) => name)).toEqual([PICTURE.name]);

  const id = record?.id ?? '';
  receiver.reviews.set(id, { id, state: 'answered', at: Date.now(), answer: 'Your keywords are a good choice.' });
  await pollUntilVisible(page, own.getByText(yourDataLabels.review.answered, { exact: true }));
  await expect(own.getByText('Your keywords are a good choice.')).toBeVisible();
  expect(await getAxeViolations(page)).toEqual([]);

  await own.getByRole('link', { name: list.edit }).click();
  await expect(page.getByText(formatMessage(texts.editing, { headline: 'Winter book' }))).toBeVisible();
  // The billing address is still on the device.
  await expect(findField(page, 'street')).toHaveValue('Secret Street 112');
  await findField(page, 'headline').fill('Winter book II');
  await advanceClock(page, 3_000);
  await findSubmitButton(page).click();
  await expect(findCard(page, 'Winter book II')).toBeVisible();
  await advanceClock(page, AFTER_UNDO_MS);
  await expect.poll(() => readHeadlines(receiver)).toEqual(['Winter book', 'Winter book II']);
  expect(readStored(receiver)[1]?.record.about).toMatchObject({ kind: 'campaign', id });

  // A bid of the list is a change, too.
  const edited = findCard(page, 'Winter book II');
  await edited.getByLabel(list.bid).fill('0.50');
  await edited.getByRole('button', { name: list.saveBid }).click();
  await expect(edited.getByText(formLabels.delivery.queued, { exact: true })).toBeVisible();
  await advanceClock(page, AFTER_UNDO_MS);
  await expect(edited.getByText(formLabels.delivery.delivered, { exact: true })).toBeVisible();
  const bids = readStored(receiver).map(({ record }) => record.answers.find(({ name }) => name === 'bid')?.value);
  expect(bids).toEqual([40, 40, 50]);
});

test('a draft is not sent before it starts, and a copy is sent as one of its own', async ({ page, receiver }) => {
  await create(page, { headline: 'Too dear', budget: '600', bid: '1' });
  await expect(findCard(page, 'Too dear')).toContainText(list.states.draft);
  await create(page, { headline: 'Affordable', budget: '20', bid: '1' });
  await expect(findCard(page, 'Affordable').getByText(formLabels.delivery.queued, { exact: true })).toBeVisible();
  await advanceClock(page, AFTER_UNDO_MS);
  await expect.poll(() => readHeadlines(receiver)).toEqual(['Affordable']);
  await findCard(page, 'Affordable').getByRole('button', { name: list.duplicate }).click();
  // Not by its text: the card of the original says that there is a draft.
  const copy = findCard(page, 'Affordable').filter({ has: page.getByText(list.states.draft, { exact: true }) });
  await expect(copy.getByText(formLabels.delivery.delivered, { exact: true })).toBeHidden();
  await copy.getByRole('button', { name: list.start }).click();
  await expect(page.getByText(formLabels.delivery.queued, { exact: true })).toBeVisible();
  await advanceClock(page, AFTER_UNDO_MS);
  await expect.poll(() => readHeadlines(receiver)).toEqual(['Affordable', 'Affordable']);
  const numbers = readStored(receiver).map(({ record }) => record.number);
  expect(new Set(numbers).size).toBe(2);
  await page.goto(ROUTES.adwords);
  await expect(findCard(page, 'Too dear').getByText(formLabels.delivery.queued, { exact: true })).toBeHidden();
});

test('a campaign that is undone in time is never sent, and one that was sent cannot be undone', async ({
  page,
  receiver,
}) => {
  const undo = page.getByRole('button', { name: formLabels.result.undo });
  await create(page, { headline: 'Taken back', budget: '20', bid: '1' });
  await undo.click();
  await expect(page).toHaveURL(ROUTES.createCampaign);
  await create(page, { headline: 'Kept', budget: '30', bid: '1' });
  await expect(undo).toBeVisible();
  await advanceClock(page, AFTER_UNDO_MS);
  await expect.poll(() => readHeadlines(receiver)).toEqual(['Kept']);
  await expect(undo).toBeHidden();
});
