/** Each kind of submission that is answered, from the visitor's device into the queue and back. */
import { formatMessage } from '../../src/lib/messages.ts';
import { inboxLabels } from '../support/content.ts';
import { expect, test } from './admin.ts';
import { askState, createAnswer, send } from './submissions.ts';

const { actions, events, kinds, states } = inboxLabels;

const CARD = { fullName: 'Maryam Al-Bahjiya', company: 'Bahr Textiles' };
const HONEY = { kind: 'product', id: 'sidr-honey-1kg', name: 'Sidr honey', path: '/ProductPage/sidr-honey-1kg' };
const HUDA = { kind: 'person', id: 'huda', name: 'Huda', path: '/chat' };

/** Records as the forms of the site send them. */
const RECORDS = {
  contact: { form: 'contact', answers: [createAnswer('name', 'Huda'), createAnswer('message', 'When?')] },
  quotation: { form: 'request-quotation', about: HONEY, answers: [createAnswer('detail', 'Forty jars of honey')] },
  message: {
    form: 'leave-a-message',
    about: HONEY,
    answers: [createAnswer('name', 'Salim'), createAnswer('message', 'In stock?')],
  },
  report: { form: 'report-an-error', about: HONEY, answers: [createAnswer('detail', 'The photo is of another jar')] },
  reseller: {
    form: 'reseller',
    answers: [createAnswer('userName', 'Reem'), createAnswer('email', 'reem@mail.example', 'email')],
  },
  shareCard: { form: 'shareCard', about: HUDA, card: CARD, answers: [createAnswer('note', 'About honey')] },
  campaign: {
    form: 'campaign',
    answers: [
      createAnswer('headline', 'Winter abaya book'),
      { ...createAnswer('keywords', 'abaya, winter', 'keywords'), value: ['abaya', 'winter'] },
      { ...createAnswer('budget', '$60.00', 'money'), value: 6000 },
    ],
  },
} as const;

for (const [action, record] of Object.entries(RECORDS) as [keyof typeof RECORDS, object][]) {
  test(`an editor reads and answers: ${action}`, async ({ page, request, site }) => {
    const sent = await send(request, site, { action, title: action, ...record });
    await page.goto(`/keystatic/inbox?q=${sent.number}`);
    await page.locator('[data-entries]').getByRole('link', { name: kinds[action] }).click();
    const main = page.getByRole('main');
    await expect(main.getByText(sent.number)).toBeVisible();
    const { answers } = RECORDS[action];
    for (const { text } of answers) await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
    if (action === 'shareCard') await expect(main.getByText(CARD.company)).toBeVisible();
    await expect(main.getByRole('button', { name: actions.accept, exact: true })).toBeHidden();
    await page.getByRole('textbox', { name: actions.answerText }).fill(`About ${action}: yes.`);
    await page.getByRole('button', { name: actions.answer, exact: true }).click();
    await expect(main.getByText(states.answered, { exact: true }).first()).toBeVisible();
    expect(await askState(request, site, sent)).toMatchObject({ state: 'answered', answer: `About ${action}: yes.` });

    await page
      .getByRole('button', { name: formatMessage(actions.undo, { action: events.answer }), exact: true })
      .click();
    await expect(main.getByText(states.received, { exact: true }).first()).toBeVisible();
    expect(await askState(request, site, sent)).toEqual({ id: sent.id, state: 'received', at: expect.any(Number) });
  });
}
