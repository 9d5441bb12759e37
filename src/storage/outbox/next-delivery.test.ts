import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { Delivery } from '../schemas/stored-record.ts';
import { getNextDelivery, MAX_DELIVERY_ATTEMPTS, type Outcome } from './next-delivery.ts';
import { MAX_RETRY_AFTER_MS } from './receiver-response.ts';

const NOW = Date.UTC(2026, 10, 21, 8);
const SENDING: Delivery = { state: 'sending', tries: 0 };

const getStateAfter = (outcome: Partial<Outcome>, before: Partial<Delivery> = {}, random = 0.5): Delivery =>
  getNextDelivery({ ...SENDING, ...before }, { body: '', ...outcome } as Outcome, NOW, random);

const createJson = (body: unknown) => ({ type: 'application/json; charset=utf-8', body: JSON.stringify(body) });

describe('response', () => {
  test.each([200, 201, 202, 204])('%d: delivered', (status) => {
    expect(getStateAfter({ status }, { tries: 2, unsure: true, reason: 'busy' })).toEqual({
      state: 'delivered',
      tries: 3,
      status,
      deliveredAt: NOW,
    });
  });

  test.each([400, 401, 403, 404, 405, 410, 413, 415, 418, 422, 451])(
    '%d: failed, and only a person asks again',
    (status) => {
      expect(getStateAfter({ status })).toEqual({ state: 'failed', tries: 1, status, reason: 'refused' });
    },
  );

  test.each([
    [408, 'busy', true],
    [409, 'working', true],
    [425, 'busy', undefined],
    [429, 'busy', undefined],
    [500, 'trouble', true],
    [502, 'trouble', true],
    [503, 'busy', true],
    [504, 'trouble', true],
  ] as const)('%d: retried, reason %s', (status, reason, unsure) => {
    const delivery = { state: 'queued', tries: 1, status, reason, next: NOW + 1_000, ...(unsure && { unsure }) };
    expect(getStateAfter({ status })).toEqual(delivery);
  });

  test.each(['timeout', 'unreachable'] as const)('no response (%s): retried', (reason) => {
    expect(getStateAfter({ reason })).toEqual({ state: 'queued', tries: 1, reason, next: NOW + 1_000, unsure: true });
  });

  test('fails when a file is missing', () => {
    expect(getStateAfter({ reason: 'file-missing' })).toEqual({ state: 'failed', tries: 1, reason: 'file-missing' });
  });

  test('stays uncertain once an attempt may have arrived', () => {
    expect(getStateAfter({ status: 400 }, { unsure: true })).toMatchObject({ state: 'failed', unsure: true });
    expect(getStateAfter({ status: 429 }, { unsure: true })).toMatchObject({ state: 'queued', unsure: true });
  });

  test('fails after the last attempt and stores the reason', () => {
    const last = getStateAfter({ reason: 'timeout' }, { tries: MAX_DELIVERY_ATTEMPTS - 1 });
    expect(last).toEqual({ state: 'failed', tries: MAX_DELIVERY_ATTEMPTS, reason: 'timeout', unsure: true });
  });
});

describe('back-off', () => {
  const wait = (outcome: Partial<Outcome>, tries = 0, random = 1) =>
    (getStateAfter(outcome, { tries }, random).next ?? NaN) - NOW;

  test('doubles up to 15 minutes, with full jitter', () => {
    const waits = Array.from({ length: MAX_DELIVERY_ATTEMPTS - 1 }, (_, tries) => wait({ status: 500 }, tries) / 1_000);
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]);
    expect(wait({ status: 500 }, 5, 0)).toBe(0);
  });

  test.each([
    ['120', 120_000],
    [' 3 ', 3_000],
    ['0', 2_000],
    ['Sat, 21 Nov 2026 08:01:00 GMT', 60_000],
    ['Sat, 21 Nov 2026 07:00:00 GMT', 2_000],
    ['999999999999999999999', MAX_RETRY_AFTER_MS],
    ['soon', 2_000],
    ['-5', 2_000],
    ['', 2_000],
  ])('is at least Retry-After: %j', (retryAfter, expected) => {
    expect(wait({ status: 503, retryAfter })).toBe(expected);
  });
});

describe('receiver message', () => {
  test('is read from JSON and plain text, with a reference', () => {
    expect(getStateAfter({ status: 201, ...createJson({ reference: 'A-77', message: 'Thank you' }) })).toMatchObject({
      reference: 'A-77',
      said: 'Thank you',
    });
    expect(getStateAfter({ status: 422, type: 'text/plain', body: ' No such\nproduct\u0007 ' }).said).toBe(
      'No such product',
    );
  });

  test.each([
    ['a page', { type: 'text/html', body: '<h1>Bad Gateway</h1>' }],
    ['no type', { body: 'Bad' }],
    ['broken JSON', { type: 'application/json', body: '{"message": "x' }],
    ['JSON of another shape', createJson({ message: { text: 'x' } })],
    ['JSON that is no object', createJson(null)],
    ['nothing to show', createJson({ message: '\u202E\n', reference: '' })],
  ])('is not read from %s', (_, message) => {
    expect(getStateAfter({ status: 400, ...message })).toEqual({
      state: 'failed',
      tries: 1,
      status: 400,
      reason: 'refused',
    });
  });

  test('contains no bidirectional controls', () => {
    expect(getStateAfter({ status: 400, ...createJson({ message: 'a\u202Eb\u2066c' }) }).said).toBe('a b c');
  });
});

test('every outcome gives a valid delivery', () => {
  const text = fc.string({ unit: 'binary', maxLength: 9 }).map((some) => some.repeat(70));
  const outcome = fc.oneof(
    fc.record({ reason: fc.constantFrom('timeout' as const, 'unreachable' as const, 'file-missing' as const) }),
    fc.record(
      {
        status: fc.integer({ min: 200, max: 599 }),
        retryAfter: fc.oneof(fc.string(), fc.nat().map(String)),
        type: fc.constantFrom('application/json', 'text/plain', 'text/html', ''),
        body: fc.oneof(
          text,
          text.map((message) => JSON.stringify({ message })),
          fc.constantFrom('null', '[]', '{"message":1}'),
        ),
      },
      { requiredKeys: ['status', 'body'] },
    ),
  );
  fc.assert(
    fc.property(outcome, fc.nat({ max: 12 }), fc.double({ min: 0, max: 1, noNaN: true }), (came, tries, random) => {
      const delivery = getNextDelivery({ state: 'sending', tries }, came, NOW, random);
      expect(v.parse(Delivery, delivery)).toEqual(delivery);
      expect(['queued', 'delivered', 'failed']).toContain(delivery.state);
      expect(delivery.said ?? '').not.toMatch(/[\p{Cc}\p{Cs}]/u);
      expect('next' in delivery).toBe(delivery.state === 'queued');
      expect(delivery.next ?? NOW).toBeLessThanOrEqual(NOW + MAX_RETRY_AFTER_MS);
    }),
    { numRuns: 60 },
  );
});
