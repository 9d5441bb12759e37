import { ROUTES } from '../../src/routes.ts';
import { postLabels } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const { own, history } = postLabels;

test('own posts have the badge after the phone number was confirmed with a code', async ({ page }) => {
  await page.goto(`${ROUTES.findProducts}?tab=post`);
  for (const visibility of [own.public, own.hidden]) {
    await page.getByLabel(own.text).fill(`Is anybody there? ${visibility}`);
    await page.getByLabel(visibility, { exact: true }).check();
    await page.getByRole('button', { name: own.post, exact: true }).click();
    await expect(page.getByLabel(own.text)).toHaveValue('');
  }
  await page.goto(ROUTES.postHistory);
  const sections = [history.yours, history.pending].map((name) => page.getByRole('region', { name }));
  for (const section of sections) {
    await expect(section.getByRole('article')).toContainText('Is anybody there?');
    await expect(section.getByRole('article')).not.toContainText(own.verified);
  }
  // As after the last step of the phone flow, which deletes the code.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('ino');
        request.onsuccess = () => {
          const settings = request.result.transaction('settings', 'readwrite').objectStore('settings');
          settings.put({ key: 'phone', value: { number: '+96891234567', shown: '+968 9123 4567' } }).onsuccess = () => {
            request.result.close();
            resolve();
          };
        };
      }),
  );
  await page.reload();
  for (const section of sections) await expect(section.getByRole('article')).toContainText(own.verified);
});
