import { expect, test } from 'vitest';
import { InboxStoreError } from '../store/inbox-store.ts';
import { guard } from './guard.ts';
import { RateLimiter } from './rate-limiter.ts';

const SITE = 'https://ino.example';

/** Returns the response to an error of the endpoint, and what an operator reads. */
async function fail(error: Error) {
  const failures: unknown[] = [];
  const endpoint = guard(
    {
      rules: { kind: 'configured', origins: [SITE], hosts: ['ino.example'] },
      limiter: new RateLimiter({ burst: 1, perSecond: 1, now: () => 0 }),
      toSender: () => 'someone',
      report: (failure) => failures.push(failure),
    },
    () => Promise.reject(error),
  );
  const headers = new Headers({ host: 'ino.example', origin: SITE });
  const response = await endpoint(new Request(SITE, { method: 'POST', headers }), '203.0.113.9');
  return { response, failures, body: await response.text() };
}

test.each([
  ['busy', '5'],
  ['full', '300'],
] as const)('a storage that is %s asks to retry after %s seconds', async (code, retryAfter) => {
  const { response, failures, body } = await fail(new InboxStoreError(code, { cause: new Error('database of Salma') }));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, retryAfter]);
  expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
  expect(body).toBe(`{"error":"${code}"}`);
  expect(failures).toMatchObject([{ status: 503, code }]);
});

test('an unexpected error says nothing about its cause, and reports where it happened without its message', async () => {
  const { response, failures, body } = await fail(new Error('Salma\n    at Muscat'));
  expect([response.status, body]).toEqual([500, '{"error":"failed"}']);
  expect(JSON.stringify(failures)).toContain('guard.test.ts');
  expect(JSON.stringify(failures)).not.toMatch(/Salma|Muscat|203\.0/);
});
