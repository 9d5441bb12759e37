import { expect, test } from 'vitest';
import { orderHead } from './order-head.ts';

const POLICY = `<meta http-equiv="content-security-policy" content="default-src 'none'">`;
const STYLE = '<link rel="stylesheet" href="/a.css">';

test('the policy comes first, then the style sheets in their order', () => {
  const other = STYLE.replace('a.css', 'b.css');
  expect(
    orderHead(
      `<head><meta charset="utf-8"><link rel="preload"><script>1</script>${POLICY}${STYLE}${other}</head><body>${STYLE}</body>`,
    ),
  ).toBe(
    `<head><meta charset="utf-8">${POLICY}${STYLE}${other}<link rel="preload"><script>1</script></head><body>${STYLE}</body>`,
  );
});

test('the picture of the first screen is requested behind the style sheets, in the width that the page shows', () => {
  const picture = '<img src="/p.webp" srcset="/s.webp 220w" sizes="50vw" fetchpriority="high">';
  const others = '<img src="/q.webp" srcset="/r.webp 220w" sizes="44vw">';
  const createPage = (preload: string, body: string) =>
    `<head><meta charset="utf-8">${POLICY}${STYLE}${preload}</head><body>${body}</body>`;
  const preload =
    '<link rel="preload" as="image" href="/p.webp" imagesrcset="/s.webp 220w" imagesizes="50vw" fetchpriority="high">';
  expect(orderHead(createPage('', others + picture))).toBe(createPage(preload, others + picture));
  expect(orderHead(createPage('', others))).toBe(createPage('', others));
});

test('a page without a policy stays as it is', () => {
  for (const page of [
    '<!doctype html><meta http-equiv="refresh" content="0;url=/">',
    `<head><meta charset="utf-8"></head><body>${POLICY}</body>`,
  ]) {
    expect(orderHead(page)).toBe(page);
  }
});
