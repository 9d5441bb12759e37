/** The base map of an operator, which the build with delivery has. */
import { getLaunchOptions } from '../../tools/browser.mjs';
import { MAP_STYLE_URL } from '../../tools/build-with-delivery.mjs';
import { ROUTES } from '../../src/routes.ts';
import { mapLabels } from '../support/content.ts';
import { expect, test } from '../support/fixtures.ts';

const { origin } = new URL(MAP_STYLE_URL);

test.use({
  launchOptions: getLaunchOptions({ shouldDrawWebGl: true }),
  // The one host that the operator chose.
  expectedErrors: [new RegExp(`^request to ${origin}/`)],
});

const STYLE = {
  version: 8,
  sources: {},
  layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#ff0000' } }],
};

test('the map shows the style of the operator with our pins, and only its page may ask the host', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ json: STYLE, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.goto(ROUTES.map);
  await expect(page.getByRole('region', { name: mapLabels.interactive.title })).toBeVisible({ timeout: 40_000 });
  const pins = page.getByRole('group', { name: mapLabels.interactive.pins });
  await expect(pins.getByRole('button').first()).toBeVisible();
  // The style brings its own names.
  await expect(pins.locator('span', { hasText: /\w/ })).toHaveCount(0);
  expect(requests).toContain(MAP_STYLE_URL);
  expect(requests.filter((url) => url.includes('land.json'))).toEqual([]);

  const policy = page.locator('meta[http-equiv="content-security-policy"]');
  await expect(policy).toHaveAttribute('content', new RegExp(`connect-src [^;]*${origin}`));
  await page.goto(ROUTES.trends);
  await expect(policy).not.toHaveAttribute('content', new RegExp(origin));
});
