import { expect, test } from 'vitest';
import { checkLinkTargets } from './link-checks.ts';

type Content = Parameters<typeof checkLinkTargets>[0];

const createEntry = (id: string, data: object) => ({ id, file: `content/${id}.yaml`, data });
const createScreen = (page: string, form: string, service: string) =>
  createEntry(page, { page, form: { collection: 'forms', id: form }, tabs: { all: 'All', input: 'INPUT', service } });

/** The check reads only a few fields, so the test content has only these. */
const findIssues = (...links: object[]) => {
  const content = {
    banners: [createEntry('banner', { links })],
    tabbedScreens: [
      createScreen('findProducts', 'request-quotation', ''),
      createScreen('addProject', 'buy-services', ''),
    ],
    posts: [createEntry('seen', { visibility: 'public' }), createEntry('pending', { visibility: 'hidden' })],
  };
  return [...checkLinkTargets(content as unknown as Content)].map(
    ({ file, field, reason }) => `${file} ${field}: ${reason}`,
  );
};

const createTab = (page: string, name: string) => ({ discriminant: 'tab', value: { page, tab: name } });
const to = (discriminant: string, collection: string, id: string) => ({ discriminant, value: { collection, id } });

test('accepts links to existing pages', () => {
  expect(
    findIssues(
      { discriminant: 'page', value: 'home' },
      createTab('findProducts', 'post'),
      createTab('trends', 'mandi-rate'),
      to('form', 'forms', 'request-quotation'),
      to('form', 'forms', 'contact'),
      to('post', 'posts', 'seen'),
    ),
  ).toEqual([]);
});

test.each([
  [createTab('findProducts', 'service'), '.tab: /findproducts has no tab “service”: use one of all, input, post'],
  [createTab('addProject', 'service'), '.tab: /addProject has no tab “service”: use one of all, input, post'],
  [to('form', 'forms', 'report-an-error'), ': no page shows the form “report-an-error”: it opens in a dialog only'],
  [to('post', 'posts', 'pending'), ': the post “pending” has no page: not everybody sees it'],
])('reports the broken link %j', (link, path) => {
  expect(findIssues(createTab('findProducts', 'input'), link)).toEqual([`content/banner.yaml links.1.value${path}`]);
});
