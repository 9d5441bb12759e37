import { expect, test } from 'vitest';
import { loadCountries } from './load-countries.ts';

const URL = 'https://countries.example/all';
const OMAN = {
  name: { common: 'Oman' },
  flags: { png: 'https://f.example/om.png' },
  idd: { root: '+9', suffixes: ['68'] },
};

const KNOWN = [{ name: 'Oman', dial: '+968', flag: '/flags/om.svg', code: 'OM' }];
const usual = { known: KNOWN, start: 'Oman' };

const answers =
  (body: string, status = 200) =>
  (): Promise<Response> =>
    Promise.resolve(new Response(body, { status }));

test('gives the countries of a good answer', async () => {
  const fetchImpl = answers(JSON.stringify([OMAN]));
  expect(await loadCountries(URL, { ...usual, fetchImpl })).toEqual([
    { name: 'Oman', dial: '+968', flag: 'https://f.example/om.png' },
  ]);
});

test.each([
  ['a refusal', answers('[]', 400)],
  ['a broken service', answers('no', 500)],
  ['no JSON', answers('<html>')],
  ['an empty list', answers('[]')],
  ['a list without the first country', answers(JSON.stringify([{ ...OMAN, name: { common: 'India' } }]))],
  ['another shape', answers('{"status":404}')],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('fails with %s', async (_, fetchImpl) => {
  await expect(loadCountries(URL, { ...usual, fetchImpl })).rejects.toThrow();
});

test('fails when it takes too long', async () => {
  const never: typeof fetch = (_url, options) =>
    new Promise((_resolve, reject) => {
      options?.signal?.addEventListener('abort', () => {
        reject(new Error('timed out'));
      });
    });
  await expect(loadCountries(URL, { ...usual, fetchImpl: never, timeoutMs: 10 })).rejects.toThrow('timed out');
});

test('takes nothing of the visitor along', async () => {
  const requests: (RequestInit | undefined)[] = [];
  const fetchImpl: typeof fetch = (_url, options) => {
    requests.push(options);
    return answers(JSON.stringify([OMAN]))();
  };
  await loadCountries(URL, { ...usual, fetchImpl });
  expect(requests).toMatchObject([{ credentials: 'omit', referrerPolicy: 'no-referrer' }]);
  expect(requests[0]?.body).toBeUndefined();
});
