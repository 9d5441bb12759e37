/** The forms: filled in by label, each rule broken, draft saved, submitted once, viewed, undone. */
import type { Locator, Page } from '@playwright/test';
import { ROUTES } from '../../src/routes.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { formatPlural } from '../../src/lib/plurals.ts';
import { getAxeViolations } from '../support/axe.ts';
import {
  yourDataLabels,
  formLabels,
  getEntry,
  places,
  productLabels,
  products,
  getReferenceEntry,
  stores,
  storeLabels,
  type FormContent,
  type FormField,
} from '../support/content.ts';
import { stopClock } from '../support/clock.ts';
import { goOffline } from '../support/offline.ts';
import { holdTable } from '../support/stored-data.ts';
import {
  fillField,
  fillForm,
  fillHoneypot,
  giveConsents,
  getControl,
  expectAnswers,
  getField,
  getFieldOfType,
  getForm,
  openForm,
  openProductQuotation,
  openStoreInput,
  reloadForm,
  PICTURE,
  FORM_PAGES,
  pressInResult,
  getResult,
  submitForm,
  stopClockAhead,
  pressInComposition,
} from '../support/forms.ts';
import { expect, waitUntilHydrated, test } from '../support/fixtures.ts';
import { openBackgroundTab } from '../support/background-tab.ts';

const { errors } = formLabels;

/** An answer that breaks a rule of the field, and its error message. */
function listInvalidAnswers(content: FormContent, field: FormField): [typed: string, message: string][] {
  const toMessage = (code: keyof typeof errors, values: Record<string, string | number> = {}) =>
    field.value.errorMessage || formatMessage(errors[code], values);
  switch (field.discriminant) {
    case 'text':
    case 'longText': {
      const { maxLength } = field.value;
      return [['x'.repeat(maxLength + 1), toMessage('tooLong', { max: maxLength })]];
    }
    case 'email':
      return [['salim at company', toMessage('email')]];
    case 'phone':
      return [['12ab', toMessage('phone')]];
    case 'number':
      return [
        ['many', toMessage('number')],
        ['1.5', toMessage('integer')],
        ['0', toMessage('min', { min: field.value.min ?? 0 })],
        ['1e9', toMessage('number')],
      ];
    case 'money': {
      const { min, minField } = field.value;
      return [
        ['-1', toMessage('min', { min: `$${(min ?? 0).toFixed(2)}` })],
        ['cheap', toMessage('number')],
        // The lower bound was entered before.
        ...(minField
          ? [['2', toMessage('belowField', { other: getField(content, minField).value.label })] as [string, string]]
          : []),
      ];
    }
    default:
      return [];
  }
}

/** If the page rendered it as markup, it would violate the policy; a spreadsheet would run it as a formula. */
const PAYLOAD = '<img src=x onerror=go()>=1+1';

const isText = ({ discriminant }: FormField): boolean => ['text', 'longText'].includes(discriminant);

/** The submitted record on the page of stored data. */
const getRecords = async (page: Page): Promise<Locator> => {
  await page.goto(ROUTES.yourData);
  return page.getByRole('region', { name: yourDataLabels.records.heading });
};

for (const { id, name } of FORM_PAGES) {
  const content = getForm(id);
  const required = [
    ...content.fields.filter(({ value }) => value.required).map(({ value }) => value.label),
    ...content.consents.filter((consent) => consent.required).map(({ text }) => text),
  ];

  test.describe(`${content.title} on ${name}`, () => {
    test('each rule is checked, and the draft survives a reload, submission and Undo until the visitor starts over', async ({
      page,
    }) => {
      const form = await openForm(page, id);
      for (const { text } of content.consents) {
        await expect(form.getByLabel(text, { exact: true })).not.toBeChecked();
      }
      await submitForm(page, form, content);
      const summary = page.getByRole('group', {
        name: formatPlural(formLabels.summary.errors, required.length),
      });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(required.length);
      for (const label of required) {
        // The message of an empty field names the field; other messages follow its label.
        const literal = label.replace(/[?]/g, '\\?');
        await expect(summary.getByRole('link', { name: new RegExp(`^${literal}:|“${literal}”`) })).toBeVisible();
      }
      expect(await getAxeViolations(page, form)).toEqual([]);
      await summary.getByRole('link').first().click();
      await expect(form.locator(':focus')).toHaveCount(1);
      for (const field of content.fields) {
        const bad = listInvalidAnswers(content, field);
        for (const [typed, message] of bad) {
          await getControl(form, field).fill(typed);
          await getControl(form, field).blur();
          await expect(form.getByText(message, { exact: true })).toBeVisible();
          await expect(getControl(form, field)).toHaveAttribute('aria-invalid', 'true');
          await expect(getControl(form, field)).toHaveAccessibleDescription(
            new RegExp(message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
          );
        }
        await fillField(form, field);
        if (bad.length > 0) await expect(getControl(form, field)).not.toHaveAttribute('aria-invalid', 'true');
      }

      await giveConsents(form, content);
      await expect(page.getByText(formLabels.draft.saved)).toBeVisible();
      await reloadForm(page, id);
      await expect(form.getByText(formLabels.draft.restored)).toBeVisible();
      await expectAnswers(form, content);
      await submitForm(page, form, content);
      await pressInResult(getResult(page, content), 'undo');
      await expect(form).toBeFocused();
      await expectAnswers(form, content);
      const { startOver, startOverDialog } = formLabels.draft;
      await form.getByRole('button', { name: startOver, exact: true }).click();
      await form.getByRole('button', { name: startOverDialog.cancel }).click();
      await expectAnswers(form, content);
      await form.getByRole('button', { name: startOver, exact: true }).click();
      await form.getByRole('button', { name: startOverDialog.confirm }).click();
      for (const field of content.fields.filter(isText)) await expect(getControl(form, field)).toHaveValue('');
      const records = await getRecords(page);
      await expect(records.getByText(yourDataLabels.records.empty)).toBeVisible();
    });

    test('a double press submits once, with a number; the record is listed, and markup is text', async ({ page }) => {
      const form = await openForm(page, id);
      await fillForm(form, content);
      for (const field of content.fields.filter(isText)) await getControl(form, field).fill(PAYLOAD);
      await stopClockAhead(page);
      await form.getByRole('button', { name: content.submitLabel }).dblclick();
      const result = getResult(page, content);
      await expect(result.getByRole('heading', { name: content.confirmation.title })).toBeFocused();
      await expect(result.getByText(formLabels.delivery.saved)).toBeVisible();
      const number = (await result.getByRole('strong').textContent()) ?? '';
      expect(number).toMatch(/^[A-Z]{2}-\d{6}-[2-9A-Z]{4}$/);
      await pressInResult(result, 'view');
      for (const field of content.fields.filter(isText)) {
        await expect(result.getByText(field.value.label, { exact: true })).toBeVisible();
      }
      await expect(result.getByText(PAYLOAD).first()).toBeVisible();
      expect(await getAxeViolations(page, result)).toEqual([]);
      const records = await getRecords(page);
      await expect(records.getByRole('listitem')).toHaveCount(1);
      await records.getByText(number).click();
      await expect(records.getByText(PAYLOAD).first()).toBeVisible();
    });
  });
}

test('each tab has its own draft, and a new tab restores the draft of a closed one', async ({ page }) => {
  const content = getForm('contact');
  const message = getField(content, 'message');
  const getBox = (form: Locator) => getControl(form, message);
  const other = await openBackgroundTab(page);
  const form = await openForm(page, content.id);
  await fillForm(form, content);
  await getBox(form).fill('Of the first tab');
  await expect(form.getByText(formLabels.draft.saved)).toBeVisible();
  await other.bringToFront();
  const form2 = await openForm(other, content.id);
  await expect(getBox(form2)).toHaveValue('');
  await getBox(form2).fill('Of the second tab');
  await expect(form2.getByText(formLabels.draft.saved)).toBeVisible();
  // Submission and its result in one tab do not affect the other.
  await page.bringToFront();
  await submitForm(page, form, content);
  await getResult(page, content).getByRole('button', { name: formLabels.result.another }).press('Enter');
  await expect(getBox(form)).toHaveValue('');
  await other.bringToFront();
  await expect(getBox(await reloadForm(other, content.id))).toHaveValue('Of the second tab');
  await other.close();
  const third = await page.context().newPage();
  await expect(getBox(await openForm(third, content.id))).toHaveValue('Of the second tab');
});

for (const [way, go] of [
  ['a reload', (page: Page) => page.reload()],
  ['a link', (page: Page) => page.getByRole('contentinfo').getByRole('link').first().click()],
  ['the way back', (page: Page) => page.goBack()],
  ['closing the tab', (page: Page) => page.close()],
] as const) {
  test(`continuous typing survives ${way}`, async ({ page }) => {
    const content = getForm('contact');
    const typed =
      'Three cartons for a shop in Seeb, please, with a lab sheet and the day on which they can be here. Thanks!';
    const firstTab = await openBackgroundTab(page);
    await firstTab.bringToFront();
    if (way === 'the way back') await firstTab.goto(ROUTES.faq);
    const form = await openForm(firstTab, content.id);
    await getControl(form, getField(content, 'message')).pressSequentially(typed, { delay: 15 });
    await go(firstTab);
    await page.bringToFront();
    const again = await openForm(way === 'closing the tab' ? page : firstTab, content.id);
    await expect(getControl(again, getField(content, 'message'))).toHaveValue(typed);
  });
}

test('a form filled in quickly, with files, is restored after a reload', async ({ page }) => {
  const content = getForm('request-quotation');
  const form = await openForm(page, content.id);
  await form.locator('input[type=file]').setInputFiles(PICTURE);
  await expect(form.getByText(formatMessage(formLabels.file.added, { name: PICTURE.name }))).toBeVisible();
  await fillForm(form, content);
  const again = await reloadForm(page, content.id);
  await expectAnswers(again, content);
  await expect(again.getByRole('listitem').filter({ hasText: PICTURE.name })).toBeVisible();
});

test('a draft that another tab cleared is not saved again', async ({ page }) => {
  const content = getForm('contact');
  const message = getField(content, 'message');
  const form = await openForm(page, content.id);
  await getControl(form, message).fill('Of the first tab');
  await expect(form.getByText(formLabels.draft.saved)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(ROUTES.yourData);
  const { erase } = yourDataLabels;
  await other.getByRole('button', { name: erase.action }).click();
  await other.getByRole('button', { name: erase.eraseDialog.confirm }).click();
  await expect(other.getByText(erase.done)).toBeVisible();
  await page.bringToFront();
  await expect(getControl(form, message)).toHaveValue('');
  await expect(getControl(await reloadForm(page, content.id), message)).toHaveValue('');
});

test('text typed before the database responds is saved together with the stored draft', async ({ page }) => {
  const content = getForm('post-project');
  const [first, second] = content.fields.filter(isText);
  if (!first || !second) throw new Error('the form has no two texts');
  const savedNotice = page.getByText(formLabels.draft.saved, { exact: true });
  await getControl(await openForm(page, content.id), first).fill('Warehouse in Sohar');
  await expect(savedNotice).toBeVisible();
  const other = await openBackgroundTab(page);
  await other.goto(ROUTES.faq);
  const letGo = await holdTable(other, 'drafts');
  await page.reload();
  // The form accepts input before it has its draft.
  const form = page.getByRole('form', { name: content.title });
  await getControl(form, second).fill('Wadi Ramla');
  await letGo();
  await expect(getControl(form, first)).toHaveValue('Warehouse in Sohar');
  await expect(savedNotice).toBeVisible();
  const again = await reloadForm(page, content.id);
  await expect(getControl(again, first)).toHaveValue('Warehouse in Sohar');
  await expect(getControl(again, second)).toHaveValue('Wadi Ramla');
});

test('a form that is filled in and sent at once is stored', async ({ page }) => {
  const content = getForm('contact');
  // A clock that stands still: no machine is so slow that time passes.
  await stopClock(page);
  const form = await openForm(page, 'contact');
  await fillForm(form, content);
  await form.getByRole('button', { name: content.submitLabel }).click();
  await expect(getResult(page, content)).toBeVisible();
});

test('a filled honeypot asks the visitor to check the form and loses no data', async ({ page }) => {
  const content = getForm('contact');
  const form = await openForm(page, 'contact');
  await fillForm(form, content);
  await fillHoneypot(form);
  await form.getByRole('button', { name: content.submitLabel }).click();
  await expect(page.getByText(formLabels.summary.bot)).toBeVisible();
  await expectAnswers(form, content);
  // By keyboard: the page ignores a quick second press of a pointer at the position of the button.
  await form.getByRole('button', { name: content.submitLabel }).press('Enter');
  await expect(getResult(page, content)).toBeVisible();
});

test('a keyword that is still in the input is saved and submitted with the others, by pointer too', async ({
  page,
}) => {
  const content = getForm('post-project');
  const keywords = getEntry(content.fields, ({ discriminant }) => discriminant === 'keywords');
  const form = await openForm(page, content.id);
  await fillForm(form, content);
  const box = getControl(form, keywords);
  // Some keyboards send no key events, only the text they insert.
  await box.focus();
  for (const text of ['tailoring', ',', 'عسل', '،', 'oud']) await page.keyboard.insertText(text);
  await expect(form.getByText('tailoring', { exact: true })).toBeVisible();
  await expect(form.getByText('عسل', { exact: true })).toBeVisible();
  await expect(box).toHaveValue('oud');
  await expect(form.getByText(formLabels.draft.saved)).toBeVisible();
  const again = await reloadForm(page, content.id);
  await expect(getControl(again, keywords)).toHaveValue('oud');
  await getControl(again, keywords).press('End');
  await getControl(again, keywords).pressSequentially(' wood');
  await submitForm(page, again, content);
  const result = getResult(page, content);
  await pressInResult(result, 'view');
  await expect(result.getByText('honey, tailoring, عسل, oud wood', { exact: true })).toBeVisible();
});

test('a suggestion can be pressed while a keyword is still in the input', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const content = getForm('post-project');
  const form = await openForm(page, content.id);
  const keywords = getFieldOfType(content, 'keywords', 'keywords');
  const [first = '', second = ''] = keywords.value.suggestions;
  const box = getControl(form, keywords);
  await box.fill(first);
  // A person holds a button for some frames: long enough for the page to move it.
  await form.getByRole('button', { name: `+ ${second}` }).click({ delay: 90 });
  await expect(form.getByText(second, { exact: true })).toBeVisible();
  await expect(box).toHaveValue(first);
});

test('a press counts although it makes what was typed a keyword, which moves what is below', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const content = getForm('post-a-job');
  const form = await openForm(page, content.id);
  const box = getControl(form, getFieldOfType(content, 'keywords', 'keywords'));
  // Too long for a row with the input.
  await box.fill('repair of industrial pumps');
  const [consent] = content.consents;
  const choice = form.getByRole('checkbox', { name: consent?.text ?? '' });
  // A person holds a button for some frames: long enough for the page to move it.
  await choice.click({ delay: 90 });
  await expect(choice).toBeChecked();
  // Then the keyword takes its space.
  const keyword = form.getByText('repair of industrial pumps', { exact: true }).locator('..');
  await expect(keyword).toHaveCSS('position', 'static');
  await expect(keyword).toHaveCSS('opacity', '1');
});

test('Enter that ends the composition of an input method adds no keyword', async ({ page }) => {
  const content = getForm('post-project');
  const form = await openForm(page, content.id);
  const box = getControl(
    form,
    getEntry(content.fields, ({ discriminant }) => discriminant === 'keywords'),
  );
  await box.focus();
  const inputMethod = await page.context().newCDPSession(page);
  await inputMethod.send('Input.imeSetComposition', { text: 'はちみつ', selectionStart: 4, selectionEnd: 4 });
  await pressInComposition(box, 'Enter');
  await inputMethod.send('Input.insertText', { text: '蜂蜜' });
  await expect(box).toHaveValue('蜂蜜');
  await box.press('Enter');
  await expect(form.getByText('蜂蜜', { exact: true })).toBeVisible();
  await expect(form.getByText('はちみつ', { exact: true })).toHaveCount(0);
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('long keywords and names of files fit in the form and in the result', async ({ page }) => {
    const content = getForm('request-quotation');
    const form = await openForm(page, content.id);
    await fillForm(form, content);
    const keywords = getEntry(content.fields, ({ discriminant }) => discriminant === 'keywords');
    await fillField(form, keywords, 'W'.repeat(40));
    const name = `${'original_picture_'.repeat(6)}.png`;
    await form.locator('input[type=file]').setInputFiles({ ...PICTURE, name });
    await expect(form.getByRole('listitem').filter({ hasText: name })).toBeVisible();
    const getPageWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await getPageWidth()).toBe(320);
    await submitForm(page, form, content);
    const result = getResult(page, content);
    await pressInResult(result, 'view');
    await expect(result.getByText(name)).toBeVisible();
    expect(await getPageWidth()).toBe(320);
  });
});

test('submission waits for files that are being validated and includes changes made meanwhile', async ({ page }) => {
  const content = getForm('request-quotation');
  const form = await openForm(page, content.id);
  await fillForm(form, content);
  const getItem = (name: string) => form.getByRole('listitem').filter({ hasText: name });
  const input = form.locator('input[type=file]');
  const getRemoveButton = (name: string) =>
    form.getByRole('button', { name: formatMessage(formLabels.file.remove, { name }) });
  await input.setInputFiles({ ...PICTURE, name: 'first.png' });
  await expect(getItem('first.png')).toBeVisible();
  // From here on, decoding a picture waits until the test releases it.
  await page.evaluate(() => {
    const letGo = new Promise<void>((done) => {
      addEventListener(
        'let-go',
        () => {
          done();
        },
        { once: true },
      );
    });
    Object.assign(HTMLImageElement.prototype, { decode: () => letGo });
  });
  await input.setInputFiles({ ...PICTURE, name: 'second.png' });
  await input.setInputFiles({ ...PICTURE, name: 'third.png' });
  await expect(form.getByText(formLabels.file.checking)).toBeVisible();
  await getRemoveButton('first.png').click();
  await submitForm(page, form, content);
  await expect(form).toBeVisible();
  await page.evaluate(() => {
    dispatchEvent(new Event('let-go'));
  });
  const result = getResult(page, content);
  await pressInResult(result, 'view');
  await expect(result.getByRole('listitem')).toHaveText(['second.png', 'third.png']);
});

test.describe('when a file is refused', () => {
  const createFakePicture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from('no picture') });
  const types = 'jpg, jpeg, png, pdf';

  test('after the form was sent, it is not sent without this file', async ({ page }) => {
    const content = getForm('request-quotation');
    const form = await openForm(page, content.id);
    await fillForm(form, content);
    const other = await openBackgroundTab(page);
    await other.goto(ROUTES.licenses);
    await expect(form.getByText(formLabels.draft.saved)).toBeVisible();
    const letGo = await holdTable(other, 'files');
    await form.locator('input[type=file]').setInputFiles([PICTURE, createFakePicture('other.png')]);
    await expect(form.getByText(formLabels.file.checking)).toBeVisible();
    await submitForm(page, form, content);
    await letGo();
    const message = formatMessage(errors.fileContent, { name: 'other.png', types });
    await expect(form.getByRole('alert').getByText(message)).toBeVisible();
    await expect(form.getByRole('listitem').filter({ hasText: PICTURE.name })).toBeVisible();
    await expect(form).toBeVisible();
    await submitForm(page, form, content);
    const result = getResult(page, content);
    await pressInResult(result, 'view');
    await expect(result.getByRole('listitem')).toHaveText([PICTURE.name]);
  });

  test('while others are being checked, all messages are shown, also of files with one name', async ({ page }) => {
    const form = await openForm(page, 'request-quotation');
    const input = form.locator('input[type=file]');
    const other = await openBackgroundTab(page);
    await other.goto(ROUTES.licenses);
    const letGo = await holdTable(other, 'files');
    await input.setInputFiles([PICTURE, createFakePicture('image.png'), createFakePicture('image.png')]);
    await expect(form.getByText(formLabels.file.checking)).toBeVisible();
    await input.setInputFiles([createFakePicture('second.png')]);
    await letGo();
    const getMessage = (name: string) => formatMessage(errors.fileContent, { name, types });
    const messages = form.getByRole('alert').getByRole('paragraph');
    await expect(messages).toHaveText(['image.png', 'image.png', 'second.png'].map(getMessage));
    await input.setInputFiles([createFakePicture('third.png')]);
    await expect(messages).toHaveText([getMessage('third.png')]);
  });
});

/** Drops files on a file input at once, which its file dialog may not allow. */
async function dropFiles(page: Page, input: Locator, files: readonly (typeof PICTURE)[]): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (sources) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, bytes } of sources) {
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      }
      return transfer;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] })),
  );
  await input.dispatchEvent('drop', { dataTransfer });
}

test('of several files that are dropped where one fits, the first valid one is added; a later one replaces it', async ({
  page,
}) => {
  const content = getForm('campaign');
  await page.goto(ROUTES.createCampaign);
  const form = page.getByRole('form', { name: content.title });
  const input = getControl(form, getField(content, 'document'));
  await expect(input).toBeEnabled();
  const createFile = (name: string) => ({ ...PICTURE, name });
  const broken = { ...createFile('broken.png'), buffer: Buffer.from('no picture') };
  const removeButton = form.getByRole('button', { name: formatMessage(formLabels.file.remove, { name: '' }).trim() });
  const status = form
    .getByRole('status')
    .filter({ hasText: formatMessage(formLabels.file.added, { name: '' }).trim() });
  const messages = form.getByRole('alert').getByRole('paragraph');
  await dropFiles(page, input, [broken, createFile('first.png'), createFile('second.png')]);
  await expect(messages).toHaveText([
    formatMessage(errors.fileContent, { name: 'broken.png', types: 'jpg, jpeg, png, pdf' }),
    formatMessage(errors.fileCount, { name: 'second.png', max: 1 }),
  ]);
  await expect(status).toHaveText(formatMessage(formLabels.file.added, { name: 'first.png' }));
  await expect(removeButton).toHaveAccessibleName(formatMessage(formLabels.file.remove, { name: 'first.png' }));
  await dropFiles(page, input, [createFile('third.png')]);
  await expect(removeButton).toHaveAccessibleName(formatMessage(formLabels.file.remove, { name: 'third.png' }));
  await expect(messages).toHaveCount(0);
});

test('the quotation is about the product that opened it', async ({ page }) => {
  const product = getReferenceEntry(products);
  const content = getForm('request-quotation');
  const form = await openProductQuotation(page);
  await expect(getControl(form, getField(content, 'quantity'))).toHaveValue(String(product.moq));
  await fillForm(form, content);
  await submitForm(page, form, content);
  const result = getResult(page, content);
  await pressInResult(result, 'view');
  await expect(result.getByRole('link', { name: product.name })).toHaveAttribute('href', product.path);
});

test('the form of a dialog loads while the pointer is over its button, and not before', async ({ page }) => {
  const content = getForm('request-quotation');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const isForm = (path: string) => path === `/forms/${content.id}.json`;
  await page.goto(getReferenceEntry(products).path);
  await waitUntilHydrated(page);
  expect(loaded.filter(isForm)).toEqual([]);
  await page.getByRole('button', { name: productLabels.request, exact: true }).hover();
  await expect.poll(() => loaded.filter(isForm)).toHaveLength(1);
  const submit = page.getByRole('button', { name: content.submitLabel, exact: true, includeHidden: true });
  await expect(submit).toBeAttached();
  await expect(submit).toBeHidden();
});

test('a location that is found after the form was sent is not put into it', async ({ page }) => {
  const content = getForm('request-quotation');
  const town = getEntry(places, () => true);
  const label = 'Place of delivery';
  await page.addInitScript(
    (coords) => {
      navigator.geolocation.getCurrentPosition = (found) => {
        addEventListener('found', () => {
          found({ coords } as GeolocationPosition);
        });
      };
    },
    { latitude: town.latitude, longitude: town.longitude },
  );
  // The forms of the site that ask for a location lead to another page.
  await page.route(`**/forms/${content.id}.json`, async (route) => {
    const response = await route.fetch();
    const file = (await response.json()) as { form: { fields: object[] } };
    file.form.fields.push({ key: 'place', label, required: true, kind: 'location', places: [town] });
    await route.fulfill({ json: file });
  });
  const form = await openProductQuotation(page);
  await fillForm(form, content);
  await form.getByLabel(label).fill('Our harbour');
  await form.getByRole('button', { name: formLabels.location.useCurrent }).press('Enter');
  await expect(form.getByText(formLabels.location.locating)).toBeVisible();
  await submitForm(page, form, content);
  const result = getResult(page, content);
  await expect(result).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('found')));
  await pressInResult(result, 'undo');
  await expect(form.getByLabel(label)).toHaveValue('Our harbour');
});

test('the quotation of a store is about the store and has its own draft', async ({ page }) => {
  const content = getForm('request-quotation');
  const form = await openStoreInput(page);
  await fillForm(form, content);
  await expect(form.getByText(formLabels.draft.saved)).toBeVisible();
  const other = await openForm(page, content.id);
  await expect(getControl(other, getField(content, 'detail'))).toHaveValue('');
  await openStoreInput(page);
  await submitForm(page, form, content);
  const result = getResult(page, content);
  await pressInResult(result, 'view');
  await expect(result.getByRole('link', { name: getReferenceEntry(stores).name })).toBeVisible();
});

test('long names of files do not make the page wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const form = await openForm(page, 'request-quotation');
  const name = `${'quotation_'.repeat(9)}.png`;
  const rejected = `${'installer_'.repeat(9)}.exe`;
  await form.locator('input[type=file]').setInputFiles([
    { ...PICTURE, name },
    { name: rejected, mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') },
  ]);
  await expect(form.getByRole('alert').filter({ hasText: rejected })).toBeVisible();
  await expect(form.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('files are checked by content; rejected files are named, and valid ones stay', async ({ page }) => {
  const content = getForm('request-quotation');
  const form = await openForm(page, content.id);
  const input = form.locator('input[type=file]');
  const createFile = (name: string, text: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(text) });
  const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
  await input.setInputFiles([
    createFile('good.pdf', pdf),
    createFile('page.png', '<html><script>alert(1)</script></html>'),
    createFile('tool.exe', 'MZ'),
    createFile('empty.jpg', ''),
    createFile('large.pdf', pdf + ' '.repeat(5_000_000)),
  ]);
  const alert = form.getByRole('alert');
  const types = 'jpg, jpeg, png, pdf';
  for (const message of [
    formatMessage(errors.fileContent, { name: 'page.png', types }),
    formatMessage(errors.fileType, { name: 'tool.exe', types }),
    formatMessage(errors.fileEmpty, { name: 'empty.jpg' }),
    formatMessage(errors.fileSize, { name: 'large.pdf', max: '5 MB' }),
  ]) {
    await expect(alert.getByText(message)).toBeVisible();
  }
  await expect(form.getByRole('listitem').filter({ hasText: 'good.pdf' })).toBeVisible();
  await expect(form.getByText(formLabels.draft.saved)).toBeVisible();
  const again = await reloadForm(page, content.id);
  await again.getByRole('button', { name: formatMessage(formLabels.file.remove, { name: 'good.pdf' }) }).click();
  await expect(again.getByRole('listitem').filter({ hasText: 'good.pdf' })).toHaveCount(0);
});

test.describe('when the browser is offline', () => {
  // Pictures further down were not requested before.
  test.use({ expectedErrors: [/Failed to load resource: net::ERR_INTERNET_DISCONNECTED/] });

  test('a form with files can be submitted offline', async ({ page }) => {
    const content = getForm('request-quotation');
    const form = await openForm(page, content.id);
    await fillForm(form, content);
    await form.locator('input[type=file]').setInputFiles(PICTURE);
    await expect(form.getByText(formatMessage(formLabels.file.added, { name: PICTURE.name }))).toBeVisible();
    await expect(form.getByText(formLabels.draft.saved)).toBeVisible();
    await goOffline(page);
    await submitForm(page, form, content);
    const result = getResult(page, content);
    await expect(result).toBeVisible();
    await pressInResult(result, 'view');
    await expect(result.getByText(PICTURE.name)).toBeVisible();
  });
});

test.describe('when the script of a form fails to load', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch dynamically imported module/] });
  const content = getForm('report-an-error');
  const { text, retry } = formLabels.loadError;
  const open = (page: Page) => page.getByRole('button', { name: storeLabels.report.action }).click();
  const getSendButton = (page: Page) => page.getByRole('dialog').getByRole('button', { name: content.submitLabel });

  test('the form says so, and loads when the network is back', async ({ page, context }) => {
    await page.goto(getReferenceEntry(stores).path);
    await context.setOffline(true);
    await open(page);
    const note = page.getByRole('dialog').getByText(text);
    await expect(note).toBeVisible();
    await expect(getSendButton(page)).toHaveCount(0);
    expect(await getAxeViolations(page, page.getByRole('dialog'))).toEqual([]);
    await context.setOffline(false);
    await expect(getSendButton(page)).toBeEnabled();
    await expect(note).toBeHidden();
  });

  test('the form loads when the visitor retries', async ({ page }) => {
    await page.goto(getReferenceEntry(stores).path);
    await page.route('**/_astro/DialogForm.*', (route) => route.abort());
    await open(page);
    const again = page.getByRole('dialog').getByRole('button', { name: retry });
    await expect(again).toBeVisible();
    // Astro tries twice each time.
    const second = page.waitForEvent('requestfailed', (request) => request.url().includes('astro-retry'));
    await again.click();
    await second;
    await expect(getSendButton(page)).toHaveCount(0);
    await page.unroute('**/_astro/DialogForm.*');
    await again.click();
    await expect(getSendButton(page)).toBeEnabled();
    await expect(again).toBeHidden();
  });

  test('the form also loads when only its content failed to load', async ({ page }) => {
    await page.goto(getReferenceEntry(stores).path);
    await page.route(`**/forms/${content.id}.json`, (route) => route.abort());
    await open(page);
    const dialog = page.getByRole('dialog');
    const note = dialog.getByRole('status').filter({ hasText: text });
    await expect(note).toBeVisible();
    await page.unroute(`**/forms/${content.id}.json`);
    await dialog.getByRole('button', { name: retry }).press('Enter');
    await expect(getSendButton(page)).toBeEnabled();
    await expect(note).toBeHidden();
    await expect(dialog.getByRole('form')).toBeFocused();
  });
});
