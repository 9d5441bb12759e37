import { expect, test } from 'vitest';
import { loadCountries } from './load-countries.ts';

const URL = 'https://countries.example/all';
const OMAN = {
  name: { common: 'Oman' },
  flags: { png: 'https://f.example/om.png' },
  idd: { root: '+9', suffixes: ['68'] },
};

const KNOWN = [{ name: 'Oman', dial: '+968', flag: '/flags/om.svg', code: 'OM' }];
const usual = { known: KNOWN };

const createAnswers =
  (body: string, status = 200) =>
  (): Promise<Response> =>
    Promise.resolve(new Response(body, { status }));

test('returns the countries of a valid response', async () => {
  const fetchImpl = createAnswers(JSON.stringify([OMAN]));
  expect(await loadCountries(URL, { ...usual, fetchImpl })).toEqual([
    { name: 'Oman', dial: '+968', flag: 'https://f.example/om.png' },
  ]);
});

test.each([
  ['a client error', createAnswers('[]', 400)],
  ['a server error', createAnswers('no', 500)],
  ['a response that is not JSON', createAnswers('<html>')],
  ['an empty list', createAnswers('[]')],
  ['a list without a country', createAnswers('[{"name":{"common":"Nowhere"}}]')],
  ['an object instead of a list', createAnswers('{"status":404}')],
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
])('rejects on %s', async (_, fetchImpl) => {
  await expect(loadCountries(URL, { ...usual, fetchImpl })).rejects.toThrow();
});

test('rejects after the timeout', async () => {
  const never: typeof fetch = (_url, options) =>
    new Promise((_resolve, reject) => {
      options?.signal?.addEventListener('abort', () => {
        reject(new Error('timed out'));
      });
    });
  await expect(loadCountries(URL, { ...usual, fetchImpl: never, timeoutMs: 10 })).rejects.toThrow('timed out');
});

test('sends no credentials, referrer or body', async () => {
  const requests: (RequestInit | undefined)[] = [];
  const fetchImpl: typeof fetch = (_url, options) => {
    requests.push(options);
    return createAnswers(JSON.stringify([OMAN]))();
  };
  await loadCountries(URL, { ...usual, fetchImpl });
  expect(requests).toMatchObject([{ credentials: 'omit', referrerPolicy: 'no-referrer' }]);
  expect(requests[0]?.body).toBeUndefined();
});
