/** The four forms: filled in by label, each rule broken, kept, sent once, looked at, taken back. */
import { ROUTES } from '../../src/routes.ts';
import { fill } from '../../src/cms/fill.ts';
import { axeFaults } from '../support/axe.ts';
import { deviceWords, formWords, products, reference, stores, type FormField } from '../support/content.ts';
import {
  answer,
  answerAll,
  control,
  expectAnswers,
  fieldNamed,
  formOf,
  openForm,
  openProductQuotation,
  openStoreInput,
  PLACES,
  resultOf,
  send,
  takeTime,
} from '../support/forms.ts';
import { expect, test } from '../support/guarded.ts';

const { problems } = formWords;

/** An answer that breaks a rule of the field, and the words for it. */
function badAnswers(field: FormField): [typed: string, words: string][] {
  const { longest = 0, least, error } = field.value;
  const words = (code: string, values: Record<string, string | number> = {}) => {
    if (error) return error;
    return fill(problems[code] ?? '', values);
  };
  switch (field.discriminant) {
    case 'text':
    case 'longText':
      return [['x'.repeat(longest + 1), words('tooLong', { most: longest })]];
    case 'email':
      return [['salim at company', words('email')]];
    case 'phone':
      return [['12ab', words('phone')]];
    case 'number':
      return [
        ['many', words('number')],
        ['1.5', words('whole')],
        ['0', words('least', { least: least ?? 0 })],
        ['1e9', words('number')],
      ];
    case 'money':
      return [
        ['-1', words('least', { least: '$0.01' })],
        ['cheap', words('number')],
      ];
    default:
      return [];
  }
}

for (const { id, place, open } of PLACES) {
  const content = formOf(id);
  const required = [
    ...content.fields.filter(({ value }) => value.required).map(({ value }) => value.label),
    ...content.consents.filter((consent) => consent.required).map(({ text }) => text),
  ];

  test.describe(`${content.title} on ${place}`, () => {
    test('sent empty it says all that is missing, takes the focus there, and leads to each field', async ({ page }) => {
      const form = await open(page);
      await send(page, form, content);
      const { one, many } = formWords.summary;
      const summary = page.getByRole('group', {
        name: required.length === 1 ? one : fill(many, { count: required.length }),
      });
      await expect(summary).toBeFocused();
      await expect(summary.getByRole('link')).toHaveCount(required.length);
      for (const label of required) {
        await expect(
          summary.getByRole('link', { name: new RegExp(`^${label.replace(/[?]/g, '\\?')}:`) }),
        ).toBeVisible();
      }
      expect(await axeFaults(page)).toEqual([]);
      await summary.getByRole('link').first().click();
      await expect(form.locator(':focus')).toHaveCount(1);
    });

    test('each rule is told on leaving the field, and forgotten once it is kept', async ({ page }) => {
      const form = await open(page);
      for (const field of content.fields) {
        for (const [typed, words] of badAnswers(field)) {
          await control(form, field).fill(typed);
          await control(form, field).blur();
          await expect(form.getByText(words, { exact: true })).toBeVisible();
          await expect(control(form, field)).toHaveAttribute('aria-invalid', 'true');
          await expect(control(form, field)).toHaveAccessibleDescription(
            new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
          );
          await answer(form, field);
          await expect(form.getByText(words, { exact: true })).toBeHidden();
        }
      }
    });

    test('what was typed is there after a reload, until one starts anew', async ({ page }) => {
      const form = await open(page);
      await answerAll(form, content);
      await expect(form.getByText(formWords.draft['kept'] ?? '')).toBeVisible();
      await page.reload();
      const again = await open(page);
      await expect(again.getByText(formWords.draft['restored'] ?? '')).toBeVisible();
      await expectAnswers(again, content);
      await again.getByRole('button', { name: formWords.draft['discard'] ?? '' }).click();
      for (const field of content.fields.filter(({ discriminant }) => discriminant === 'text')) {
        await expect(control(again, field)).toHaveValue('');
      }
    });

    test('pressed twice it is sent once; it has a number, can be seen, and is listed', async ({ page }) => {
      const form = await open(page);
      await answerAll(form, content);
      await takeTime(page);
      await form.getByRole('button', { name: content.send }).dblclick();
      const result = resultOf(page, content);
      await expect(result.getByRole('heading', { name: content.done.title })).toBeFocused();
      await expect(result.getByText(formWords.delivery['saved'] ?? '')).toBeVisible();
      const number = (await result.getByRole('strong').textContent()) ?? '';
      expect(number).toMatch(/^[A-Z]{2}-\d{6}-[2-9A-Z]{4}$/);
      await result.getByRole('button', { name: formWords.result['view'] ?? '' }).click();
      for (const field of content.fields.filter(({ discriminant }) => discriminant === 'longText')) {
        await expect(result.getByRole('definition').filter({ hasText: 'lab sheet' })).toBeVisible();
        await expect(result.getByText(field.value.label, { exact: true })).toBeVisible();
      }
      expect(await axeFaults(page)).toEqual([]);
      await page.goto(ROUTES.yourData);
      const records = page.getByRole('region', { name: deviceWords.records['heading'] ?? '' });
      await expect(records.getByRole('listitem')).toHaveCount(1);
      await expect(records.getByText(number)).toBeVisible();
    });

    test('undone it is as it was before it was sent', async ({ page }) => {
      const form = await open(page);
      await answerAll(form, content);
      await send(page, form, content);
      await resultOf(page, content)
        .getByRole('button', { name: formWords.result['undo'] ?? '' })
        .click();
      await expectAnswers(form, content);
      await page.goto(ROUTES.yourData);
      await expect(page.getByText(deviceWords.records['empty'] ?? '')).toBeVisible();
    });

    test('markup and formulas are text wherever they are shown', async ({ page }) => {
      const form = await open(page);
      await answerAll(form, content);
      const payload = `<img src=x onerror="document.title='broken'">=cmd|'/C calc'!A0`;
      for (const field of content.fields.filter(({ discriminant }) => ['text', 'longText'].includes(discriminant))) {
        await control(form, field).fill(payload);
      }
      await send(page, form, content);
      const result = resultOf(page, content);
      await result.getByRole('button', { name: formWords.result['view'] ?? '' }).click();
      await expect(result.getByText(payload).first()).toBeVisible();
      await page.goto(ROUTES.yourData);
      await page
        .getByRole('region', { name: deviceWords.records['heading'] ?? '' })
        .getByText(content.title)
        .click();
      await expect(page.getByText(payload).first()).toBeVisible();
      await expect(page).not.toHaveTitle('broken');
    });
  });
}

test('a program that is too fast is asked to look again, and loses nothing', async ({ page }) => {
  const content = formOf('contact');
  await page.clock.setFixedTime(Date.now());
  const form = await openForm(page, 'contact');
  await answerAll(form, content);
  await form.getByRole('button', { name: content.send }).click();
  await expect(page.getByText(formWords.summary.robot)).toBeVisible();
  await expectAnswers(form, content);
  await send(page, form, content);
  await expect(resultOf(page, content)).toBeVisible();
});

test('the quotation knows the product it was opened from', async ({ page }) => {
  const product = reference(products);
  const content = formOf('request-quotation');
  const form = await openProductQuotation(page);
  await expect(control(form, fieldNamed(content, 'quantity'))).toHaveValue(String(product.moq));
  await answerAll(form, content);
  await send(page, form, content);
  const result = resultOf(page, content);
  await result.getByRole('button', { name: formWords.result['view'] ?? '' }).click();
  await expect(result.getByRole('link', { name: product.name })).toHaveAttribute('href', product.path);
});

test('the quotation of a store is about the store, and its draft is its own', async ({ page }) => {
  const content = formOf('request-quotation');
  const form = await openStoreInput(page);
  await answerAll(form, content);
  await expect(form.getByText(formWords.draft['kept'] ?? '')).toBeVisible();
  const other = await openForm(page, content.id);
  await expect(control(other, fieldNamed(content, 'detail'))).toHaveValue('');
  await openStoreInput(page);
  await send(page, form, content);
  const result = resultOf(page, content);
  await result.getByRole('button', { name: formWords.result['view'] ?? '' }).click();
  await expect(result.getByRole('link', { name: reference(stores).name })).toBeVisible();
});

test('files are told by what is in them; the refused are named, and the good ones stay', async ({ page }) => {
  const content = formOf('request-quotation');
  const form = await openForm(page, content.id);
  const input = form.locator('input[type=file]');
  const file = (name: string, text: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from(text) });
  const pdf = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
  await input.setInputFiles([
    file('good.pdf', pdf),
    file('page.png', '<html><script>alert(1)</script></html>'),
    file('tool.exe', 'MZ'),
    file('empty.jpg', ''),
    file('large.pdf', pdf + ' '.repeat(5_000_000)),
  ]);
  const alert = form.getByRole('alert');
  const types = 'jpg, jpeg, png, pdf';
  for (const words of [
    fill(problems['fileContent'] ?? '', { name: 'page.png', types }),
    fill(problems['fileType'] ?? '', { name: 'tool.exe', types }),
    fill(problems['fileEmpty'] ?? '', { name: 'empty.jpg' }),
    fill(problems['fileSize'] ?? '', { name: 'large.pdf', most: '5 MB' }),
  ]) {
    await expect(alert.getByText(words)).toBeVisible();
  }
  await expect(form.getByRole('listitem').filter({ hasText: 'good.pdf' })).toBeVisible();
  await expect(form.getByText(formWords.draft['kept'] ?? '')).toBeVisible();
  await page.reload();
  const again = await openForm(page, content.id);
  await again.getByRole('button', { name: fill(formWords.file['remove'] ?? '', { name: 'good.pdf' }) }).click();
  await expect(again.getByText('good.pdf')).toBeHidden();
});
