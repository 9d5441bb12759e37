/** The page of a service: price, facts, what is included, the provider and other services. */
import { getServicePath } from '../../src/routes.ts';
import { formatMessage } from '../../src/lib/messages.ts';
import { getEntry, people, serviceLabels, services, stores } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

test('a service of a store shows its price, what is included, the store and other services', async ({ page }) => {
  const service = getEntry(services, ({ title }) => title.includes(' – '));
  const store = getEntry(stores, ({ id }) => id === service.provider.value);
  await page.goto(getServicePath(service.id));
  const main = page.getByRole('main');
  await expect(main).toContainText(formatMessage(serviceLabels.from, { price: `$${service.price.toFixed(2)}` }));
  for (const line of service.includes) await expect(main.getByText(line, { exact: true })).toBeVisible();
  const provider = main.getByRole('region', { name: serviceLabels.provider });
  await expect(provider.getByRole('link', { name: store.name })).toHaveAttribute('href', store.path);
  const others = main.getByRole('region', { name: serviceLabels.others }).getByRole('article');
  await expect(others).toHaveCount(4);
  await expect(others.filter({ hasText: service.title })).toHaveCount(0);
  // The title never wraps before its dash.
  const title = await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.textContent);
  expect(title).toContain('\u00a0–');
});

test('a service of a person names the person', async ({ page }) => {
  const service = getEntry(services, ({ provider }) => provider.discriminant === 'person');
  const person = getEntry(people, ({ id }) => id === service.provider.value);
  await page.goto(getServicePath(service.id));
  await expect(page.getByRole('region', { name: serviceLabels.provider })).toContainText(person.name);
});
