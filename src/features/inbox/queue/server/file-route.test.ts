import { expect, test } from 'vitest';
import { createFileHeaders } from './file-route.ts';

const getHeaders = (name: string, type: string) =>
  new Headers(createFileHeaders({ name, type, size: 7, storedName: 'stored' }));

test('a picture is displayed, and nothing in it runs', () => {
  const headers = getHeaders('a.png', 'image/png');
  expect(headers.get('content-type')).toBe('image/png');
  expect(headers.get('content-disposition')).toBe("inline; filename*=UTF-8''a.png");
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test.each(['image/svg+xml', 'text/html', 'application/pdf', 'application/xhtml+xml', 'audio/webm', 'video/mp4'])(
  '%s is downloaded',
  (type) => {
    const headers = getHeaders('a', type);
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  },
);

test.each([
  ['a".html\r\nSet-Cookie: a=b', "UTF-8''a%22.html%0D%0ASet-Cookie%3A%20a%3Db"],
  ['../../etc/passwd', "UTF-8''..%2F..%2Fetc%2Fpasswd"],
  ["'(*)", "UTF-8''%27%28%2a%29"],
  ['نسّاجو', "UTF-8''%D9%86%D8%B3%D9%91%D8%A7%D8%AC%D9%88"],
  ['\ud800', "UTF-8''%EF%BF%BD"],
])('the name %j is only a name', (name, encoded) => {
  expect(getHeaders(name, 'image/png').get('content-disposition')).toBe(`inline; filename*=${encoded}`);
});
