import { expect, test } from 'vitest';
import { orderHead } from './order-head.ts';

const POLICY = `<meta http-equiv="content-security-policy" content="default-src 'none'">`;
const STYLE = '<link rel="stylesheet" href="/a.css">';

test('the policy comes first, then the scripts inside the page, then the style sheets in their order', () => {
  const other = STYLE.replace('a.css', 'b.css');
  const script = '<script data-ms="1">1</script>';
  const directive = '<script>if (1 < 2) load()</script>';
  const others = '<script type="module" src="/c.js"></script><script type="application/ld+json">{}</script>';
  expect(
    orderHead(
      `<head><meta charset="utf-8"><link rel="preload">${script}${others}${POLICY}${STYLE}${other}</head><body>${STYLE}${directive}<p>${others}</body>`,
    ),
  ).toBe(
    `<head><meta charset="utf-8">${POLICY}${script}${directive}${STYLE}${other}<link rel="preload">${others}</head><body>${STYLE}<p>${others}</body>`,
  );
});

test('a page without a policy stays as it is', () => {
  for (const page of [
    '<!doctype html><meta http-equiv="refresh" content="0;url=/">',
    `<head><meta charset="utf-8"></head><body>${POLICY}</body>`,
  ]) {
    expect(orderHead(page)).toBe(page);
  }
});
