/**
 * Simulates a visitor with two tabs and a bad connection, and a receiver that fails. A seed determines what they do.
 * At the end the connection and the receiver work, and every record must have arrived once.
 */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { StoredRecord } from '../../src/storage/schemas/stored-record.ts';
import { createRandom } from '../../src/storage/testing/random.ts';
import { ROUTES } from '../../src/routes.ts';
import type { Receiver, ScriptedResponse } from '../receiver/receiver.ts';
import { AFTER_UNDO_MS } from '../support/clock.ts';
import { controlLabels, formLabels, yourDataLabels, type FormContent } from '../support/content.ts';
import { readRows } from '../support/stored-data.ts';
import { fillForm, getControl, getForm, openForm, PICTURE, pressInResult, getResult } from '../support/forms.ts';
import { expect } from './fixtures.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** How the receiver handles a request; undefined: it stores the record and responds with success. */
export const RECEIVER_BEHAVIOURS: readonly (ScriptedResponse | undefined)[] = [
  undefined,
  'drop',
  'drop-before',
  { status: 503, headers: { 'Retry-After': '7' } },
  { status: 429, headers: { 'Retry-After': '90' } },
  { status: 409 },
  { status: 422, headers: JSON_TYPE, body: '{"message":"No."}' },
  { status: 500 },
  'store-500',
  'hang',
  { status: 307, headers: { Location: '/elsewhere' } },
  'half',
  'no-cors',
  { status: 200, headers: { 'Content-Type': 'text/html' }, body: '<h1>Welcome</h1>' },
];

/** What the visitor does after filling in a form. */
const VISITOR_ACTIONS = [
  'send',
  'send',
  'double',
  'reload',
  'undo',
  'close',
  'close-sending',
  'offline',
  'away',
] as const;
type VisitorAction = (typeof VISITOR_ACTIONS)[number];

const CONTACT = getForm('contact');
const QUOTATION = getForm('request-quotation');
const HOUR = 60 * 60_000;

/** Milliseconds of the test's own clock after which all records must have arrived, on a busy machine, too. */
const ARRIVAL_LIMIT_MS = 120_000;

/** Returns the unique text of a submission. */
const getSubmissionText = (turn: number): string => `Submission ${turn}, please answer.`;

export class DeliverySimulation {
  /** Numbers of the records that the visitor saw, and of those that were undone afterwards. */
  readonly shown = new Set<string>();
  readonly undone = new Set<string>();
  readonly #context: BrowserContext;
  readonly #receiver: Receiver;
  readonly #random: () => number;
  #tabs: Page[] = [];

  constructor(context: BrowserContext, receiver: Receiver, seed: number) {
    this.#context = context;
    this.#receiver = receiver;
    this.#random = createRandom(seed);
  }

  async start(): Promise<void> {
    await this.#context.clock.install();
    this.#tabs = [await this.#context.newPage(), await this.#context.newPage()];
  }

  /** Fills in one form and performs a random action, while the receiver behaves randomly. */
  async submit(turn: number): Promise<void> {
    this.#receiver.respondNext(...this.#drawBehaviours());
    const position = this.#draw([0, 1]);
    const page = this.#tab(position);
    await page.bringToFront();
    const content = turn % 4 === 0 ? QUOTATION : CONTACT;
    const form = await this.#fillIn(page, content, turn);
    await this.#perform(this.#draw(VISITOR_ACTIONS), { page, position, content, form });
    await this.#advanceClock(this.#draw([1_000, AFTER_UNDO_MS, 30_000, 5 * 60_000]));
  }

  /** Restores the receiver and the connection, and retries all failed records. */
  async finish(): Promise<readonly StoredRecord[]> {
    this.#receiver.recover();
    await this.#context.setOffline(false);
    const page = this.#tab(0);
    await page.bringToFront();
    await page.goto(ROUTES.yourData);
    await expect(async () => {
      await this.#advanceClock(HOUR);
      for (const { id, delivery } of await this.#records(page)) {
        if (delivery.state === 'failed') await this.#retry(page, id);
      }
      const open = (await this.#records(page)).filter(({ delivery }) => delivery.state !== 'delivered');
      expect(open.map(({ number, delivery }) => [number, delivery])).toEqual([]);
    }).toPass({ timeout: ARRIVAL_LIMIT_MS });
    return this.#records(page);
  }

  /** Checks the invariants after the simulation. */
  expectInvariants(records: readonly StoredRecord[], turns: number): void {
    const { stored, bodies, maxConcurrent } = this.#receiver;
    const numbers = new Set(records.map(({ number }) => number));
    // No record is lost, and there are no others.
    expect([...stored.keys()].sort()).toEqual(records.map(({ id }) => id).sort());
    for (const number of this.shown) expect([number, numbers.has(number)]).toEqual([number, !this.undone.has(number)]);
    // No record came twice, under any key.
    const texts = [...stored.values()].map(({ record }) => JSON.stringify(record.answers));
    for (let turn = 1; turn <= turns; turn++) {
      expect(
        texts.filter((text) => text.includes(getSubmissionText(turn))).length,
        getSubmissionText(turn),
      ).toBeLessThanOrEqual(1);
    }
    for (const [key, versions] of bodies) expect([key, versions.size]).toEqual([key, 1]);
    for (const { record, files } of stored.values()) {
      expect(files.map(({ name, size }) => ({ name, size }))).toEqual(
        record.files.map(({ name, size }) => ({ name, size })),
      );
    }
    expect(maxConcurrent()).toBeLessThanOrEqual(1);
  }

  #draw<Choice>(choices: readonly Choice[]): Choice {
    return choices[Math.floor(this.#random() * choices.length)] as Choice; // below its length
  }

  /** Returns up to two failing behaviours in a row; the second one meets whichever request comes next. */
  #drawBehaviours(): ScriptedResponse[] {
    const behaviours = [this.#draw(RECEIVER_BEHAVIOURS), this.#draw([undefined, this.#draw(RECEIVER_BEHAVIOURS)])];
    return behaviours.filter((behaviour) => behaviour !== undefined);
  }

  #tab(position: number): Page {
    const page = this.#tabs[position];
    if (!page) throw new Error(`there is no tab ${position}`);
    return page;
  }

  #advanceClock = (milliseconds: number): Promise<void> => this.#context.clock.fastForward(milliseconds);

  #records = async (page: Page): Promise<StoredRecord[]> =>
    (await readRows(page, 'records')) as unknown as StoredRecord[]; // the site checks them

  async #fillIn(page: Page, content: FormContent, turn: number): Promise<Locator> {
    const form = await openForm(page, content.id);
    await fillForm(form, content);
    const long = content.fields.find(({ discriminant }) => discriminant === 'longText');
    if (!long) throw new Error(`${content.id} asks for no text`);
    await getControl(form, long).fill(getSubmissionText(turn));
    if (content === QUOTATION) {
      await form.locator('input[type=file]').setInputFiles(PICTURE);
      await expect(form.getByText(PICTURE.name, { exact: true }).first()).toBeVisible();
    }
    // A person needs this long to fill in a form.
    await this.#advanceClock(3_000);
    return form;
  }

  async #perform(action: VisitorAction, { page, position, content, form }: FilledForm): Promise<void> {
    const send = form.getByRole('button', { name: content.submitLabel });
    if (action === 'offline') await this.#context.setOffline(true);
    if (action === 'double') await send.dblclick();
    else await send.click();
    if (action === 'close') {
      await this.#closeTab(page, position);
      return;
    }
    const result = getResult(page, content);
    const number = (await result.getByRole('strong').textContent()) ?? '';
    this.shown.add(number);
    if (action === 'undo') await this.#undo(page, result, content, number);
    if (action === 'reload') await page.reload();
    if (action === 'away') await page.goto(ROUTES.licenses);
    if (action === 'close-sending') {
      await this.#advanceClock(AFTER_UNDO_MS);
      await this.#closeTab(page, position);
    }
    if (action === 'offline') {
      await this.#advanceClock(AFTER_UNDO_MS);
      await this.#context.setOffline(false);
    }
  }

  async #closeTab(page: Page, position: number): Promise<void> {
    await page.close();
    this.#tabs[position] = await this.#context.newPage();
  }

  async #undo(page: Page, result: Locator, content: FormContent, number: string): Promise<void> {
    await pressInResult(result, 'undo');
    const form = page.getByRole('form', { name: content.title });
    const late = result.getByText(formLabels.result.notUndone.late);
    const unsure = result.getByText(formLabels.result.notUndone.unsure);
    await expect(form.or(late).or(unsure)).toBeVisible();
    if (await form.isVisible()) this.undone.add(number);
  }

  async #retry(page: Page, id: string): Promise<void> {
    const records = page.getByRole('region', { name: yourDataLabels.records.heading });
    const more = records.getByRole('button', { name: controlLabels.showMore.more });
    const number = (await this.#records(page)).find((record) => record.id === id)?.number ?? '';
    const row = records.getByRole('listitem').filter({ hasText: number });
    const rowOrMore = row.or(more).first();
    await expect(rowOrMore).toBeVisible();
    while (!(await row.isVisible())) {
      await more.click();
      await expect(rowOrMore).toBeVisible();
    }
    if (!(await row.locator('details[open]').isVisible())) await row.getByText(number).click();
    await row.getByRole('button', { name: formLabels.result.retry }).click();
  }
}

type FilledForm = { page: Page; position: number; content: FormContent; form: Locator };
