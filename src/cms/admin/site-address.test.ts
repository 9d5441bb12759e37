import { describe, expect, test } from 'vitest';
import { createSiteAddress } from './site-address.ts';

const useSiteAddress = createSiteAddress('https://ino.example');

const REFRESH = 'http://ino.example/api/keystatic/github/refresh-token?from=a';

/** Returns the status of the response, and the request that reaches the endpoint. */
async function pass(address: string, init: RequestInit = {}) {
  const request = new Request(address, init);
  const context = { request, url: new URL(address), isPrerendered: false } as Parameters<typeof useSiteAddress>[0];
  let passed = request;
  const response = await useSiteAddress(context, (changed) => {
    if (changed instanceof Request) passed = changed;
    return Promise.resolve(new Response(null, { status: 200 }));
  });
  return { status: (response as Response).status, passed };
}

describe('behind a proxy with TLS', () => {
  test('a request has the address of the site, and stays the same otherwise', async () => {
    const init = { method: 'POST', body: 'text', headers: { origin: 'https://ino.example', cookie: 'a=b' } };
    const { status, passed } = await pass(REFRESH, init);
    expect(status).toBe(200);
    expect(passed.url).toBe('https://ino.example/api/keystatic/github/refresh-token?from=a');
    expect(passed.method).toBe('POST');
    expect(passed.headers.get('cookie')).toBe('a=b');
    expect(await passed.text()).toBe('text');
  });

  test.each([{}, { origin: 'https://evil.example' }, { origin: 'null' }])(
    'a request that changes something is rejected with the headers %j',
    async (headers: Record<string, string>) => {
      expect((await pass(REFRESH, { method: 'POST', headers })).status).toBe(403);
      expect((await pass(REFRESH, { headers })).status).toBe(200);
    },
  );
});

test.each([
  'http://127.0.0.1:4000/api/keystatic/github/login',
  'http://ino.example/keystatic',
  'http://ino.example/faq',
])('%s stays as it is', async (address) => {
  expect((await pass(address)).passed.url).toBe(address);
});
