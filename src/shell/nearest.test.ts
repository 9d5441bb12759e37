import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROUTES } from '@/routes.ts';
import { nearestRoute } from './nearest.ts';

const route = fc.constantFrom(...Object.values(ROUTES));

describe('nearestRoute', () => {
  test('knows every address in any case, with and without the closing slash', () => {
    fc.assert(
      fc.property(route, fc.boolean(), fc.constantFrom('', '/'), (path, upper, end) => {
        const spelled = (upper ? path.toUpperCase() : path.toLowerCase()) + end;
        expect(nearestRoute(spelled)?.toLowerCase()).toBe(path.toLowerCase());
      }),
    );
  });

  test('gives an address back when one letter of it is missing', () => {
    const long = fc.constantFrom(...Object.values(ROUTES).filter((path) => path.length > 10));
    fc.assert(
      fc.property(long, fc.nat(), (path, position) => {
        // Never the leading slash: every path has it.
        const at = 1 + (position % (path.length - 1));
        const found = nearestRoute(path.slice(0, at) + path.slice(at + 1));
        expect(found).toBeDefined();
        // Neighbours such as /findproducts and /findproduct/… may be as near; none may be further than the one meant.
        expect(Math.abs((found ?? '').length - path.length)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test.each([
    ['/referral', ROUTES.referral],
    ['/wallet/withdrawal-success', ROUTES.withdrawSuccess],
    ['/wallet/walletMoney', ROUTES.wallet],
    ['/privacy', ROUTES.privacy],
    ['/findproduct', ROUTES.findProducts],
    ['/FAQ', ROUTES.faq],
    ['/privacy&policy', ROUTES.privacy],
    ['/productpage/', ROUTES.productPage],
  ])('%s leads to %s', (path, expected) => {
    expect(nearestRoute(path)).toBe(expected);
  });

  test.each(['/zzzzzzzzzzzzzzzz', '/this/is/no/place/at/all', '/٠١٢٣٤٥٦٧٨٩'])('%s is like nothing', (path) => {
    expect(nearestRoute(path)).toBeUndefined();
  });

  test('answers any text with a known address or nothing', () => {
    const known = new Set<string | undefined>([undefined, ...Object.values(ROUTES)]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(known).toContain(nearestRoute(`/${text}`));
      }),
    );
  });
});
