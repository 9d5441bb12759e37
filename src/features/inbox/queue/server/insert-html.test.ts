import { expect, test } from 'vitest';
import { insertHtml } from './insert-html.ts';

const createPage = () =>
  new Response('<body class="a"><p>$&</p><p></p>', {
    status: 203,
    headers: { 'Content-Length': '32', 'X-Test': 'kept' },
  });

test('HTML is inserted once, as it is', async () => {
  const response = await insertHtml(createPage(), /(?=<p>)/, '<b>$&</b>');
  expect(await response.text()).toBe('<body class="a"><b>$&</b><p>$&</p><p></p>');
});

test('HTML is inserted after a tag', async () => {
  const response = await insertHtml(createPage(), /(?<=<body[^>]*>)/, '<b></b>');
  expect(await response.text()).toBe('<body class="a"><b></b><p>$&</p><p></p>');
});

test('the response keeps its status and its headers, except the length', async () => {
  const { status, headers } = await insertHtml(createPage(), /(?=<p>)/, '<b></b>');
  expect([status, headers.get('X-Test'), headers.get('Content-Length')]).toEqual([203, 'kept', null]);
});
