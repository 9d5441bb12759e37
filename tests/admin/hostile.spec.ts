/** Texts of visitors that try to run scripts: in the queue, in the preview, and on the pages that they become. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { PUBLISHING_KINDS } from '../../src/features/inbox/publish/kinds.ts';
import type { PublishedSubmission } from '../../src/features/inbox/publish/publication.ts';
import { preparePublication } from '../../src/features/inbox/publish/publish.ts';
import { SUBMISSIONS, type TestPublishInput } from '../../src/features/inbox/publish/testing/submissions.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { ROUTES } from '../../src/routes.ts';
import { inboxLabels } from '../support/content.ts';
import { expect, hashContent, openPage, test, type Site } from './admin.ts';
import { askState, sendPublished, type Sent } from './submissions.ts';

const { actions, events, submission: texts } = inboxLabels;

/** Short enough for every field, and different in each position of HTML: a text, an attribute, a script, JSON. */
const ATTACKS = [
  '<img src=x onerror=a()>',
  `"'><img src=x onerror=a()>`,
  '</script><script>a()</script>',
  '<svg/onload=a()>',
  '{{a()}} ${a()} {a()}',
];

const TEXT_KINDS: readonly string[] = ['text', 'longText', 'keywords', 'list'];

type Answer = PublishedSubmission['record']['answers'][number];

const append = (text: string, attack: string): string => `${text} ${attack}`;

/** Adds an attack to the texts of an answer. */
function createAttackAnswer(answer: Answer, attack: string): Answer {
  const { kind, value, text } = answer;
  if (!TEXT_KINDS.includes(kind)) return answer;
  if (!Array.isArray(value)) return { ...answer, value: append(text, attack), text: append(text, attack) };
  const items = value.filter((item) => typeof item === 'string').map((item) => append(item, attack));
  return { ...answer, value: items, text: items.join(', ') };
}

/** Adds an attack to all texts of a submission that its form allows. */
async function createAttackSubmission(
  submission: TestPublishInput,
  attack: string,
  root: string,
): Promise<TestPublishInput> {
  const { record } = submission;
  const attacked = {
    ...submission,
    record: { ...record, answers: record.answers.map((each) => createAttackAnswer(each, attack)) },
  };
  const { issues } = await preparePublication({ ...attacked, root });
  const rejected = new Set(issues.map(({ field }) => field.split('.')[0]));
  const answers = attacked.record.answers.map((answer) =>
    rejected.has(answer.name) ? (record.answers.find(({ name }) => name === answer.name) ?? answer) : answer,
  );
  return { ...submission, record: { ...record, answers } };
}

/** Expects that a page has no element of an attack. */
async function expectHarmless(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[onerror], [onload], img[src="x"], a[href^="javascript:" i]')).toHaveCount(0);
  await expect(page.locator('xpath=//script[normalize-space(.)="a()"]')).toHaveCount(0);
}

/** Enters what the page also needs. */
async function fillDetails(page: Page, details: TestPublishInput['details'] = {}): Promise<void> {
  for (const [name, value] of Object.entries(details)) {
    const field = page.locator(`[name="detail.${name}"]`);
    const isChoice = await field.evaluate((element) => element instanceof HTMLSelectElement);
    await (isChoice ? field.selectOption(value) : field.fill(value));
  }
}

/** Sends a submission, and before it the products of a store. */
async function sendAll(request: APIRequestContext, site: Site, submission: TestPublishInput): Promise<Sent> {
  const products = [];
  for (const product of submission.products ?? []) {
    const id = randomUUID();
    products.push(id);
    const about = { kind: 'ownProduct', id, name: 'Product', path: '/ProductPage/catalogue/product' };
    await sendPublished(request, site, product, { about });
  }
  return sendPublished(request, site, submission, products.length > 0 ? { products } : {});
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

for (const [at, kind] of [...PUBLISHING_KINDS].entries()) {
  test(`nothing that a visitor wrote runs on the page of a ${kind}`, async ({ page, request, site }) => {
    // Each kind has pages that the dev server prepares for the first time.
    test.slow();
    const before = hashContent(site);
    const attack = ATTACKS[at % ATTACKS.length] ?? '';
    const submission = await createAttackSubmission(SUBMISSIONS[kind], attack, site.root);
    const sent = await sendAll(request, site, submission);
    const address = `/keystatic/inbox/${sent.id}`;
    await openPage(page, `/keystatic/inbox?state=all&q=${sent.number}`);
    await expectHarmless(page);
    await openPage(page, address);
    await expectHarmless(page);
    await expect(page.getByRole('definition').filter({ hasText: attack }).first()).toBeVisible();

    await fillDetails(page, submission.details);
    const [preview] = await Promise.all([page.waitForEvent('popup'), press(page, actions.showPreview)]);
    await expect(preview.getByText(actions.previewBar)).toBeVisible();
    await expect(preview.getByText(attack).first()).toBeAttached();
    await expectHarmless(preview);
    await preview.close();

    await press(page, actions.accept);
    await expect.poll(() => askState(request, site, sent)).toMatchObject({ state: 'published' });
    await page.reload();
    await page.getByRole('link', { name: texts.public }).click();
    await expect(page.getByText(attack).first()).toBeAttached();
    await expectHarmless(page);
    await openPage(page, ROUTES.home);
    await expectHarmless(page);

    await openPage(page, address);
    await press(page, formatMessage(actions.undo, { action: events.accept }));
    await expect.poll(() => askState(request, site, sent)).toMatchObject({ state: 'received' });
    expect(hashContent(site)).toEqual(before);
  });
}
