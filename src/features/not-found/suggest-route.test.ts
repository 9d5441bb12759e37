import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROUTES } from '@/routes.ts';
import { suggestRoute } from './suggest-route.ts';

const route = fc.constantFrom(...Object.values(ROUTES));

describe('suggestRoute', () => {
  test('finds every route in any case, with and without a trailing slash', () => {
    fc.assert(
      fc.property(route, fc.boolean(), fc.constantFrom('', '/'), (path, upper, end) => {
        const spelled = (upper ? path.toUpperCase() : path.toLowerCase()) + end;
        expect(suggestRoute(spelled)?.toLowerCase()).toBe(path.toLowerCase());
      }),
    );
  });

  test('finds a route despite one extra letter', () => {
    fc.assert(
      fc.property(route, fc.nat(), (path, position) => {
        const at = 1 + (position % path.length);
        expect(suggestRoute(`${path.slice(0, at)}ø${path.slice(at)}`)).toBe(path);
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
    ['/walet', ROUTES.wallet],
    ['/findprodcts', ROUTES.findProducts],
  ])('suggests for %s the route %s', (path, expected) => {
    expect(suggestRoute(path)).toBe(expected);
  });

  test.each([
    ['/dashboard', ROUTES.dashboardAbsolute],
    ['/wallet/exploreService', ROUTES.exploreService],
    ['/findproducts/wallet/addmoney', ROUTES.addMoney],
    ['/register/Privacy&Policy', ROUTES.privacy],
    ['/inquiriessent/', ROUTES.inquiriesSent],
    ['/findproduct/inquiriesReceived', ROUTES.inquiriesReceived],
    ['/posthistory', ROUTES.postHistory],
    ['/auth/map', ROUTES.map],
    ['/product', ROUTES.findProducts],
  ])('suggests for %s, which has a wrong folder or none, the route %s', (path, expected) => {
    expect(suggestRoute(path)).toBe(expected);
  });

  test('finds other pages in any case, but not those that share only a prefix', () => {
    const others = ['/ProductPage/hajar-peak-safety', '/ProductPage/hajar-peak-safety/safety-shoe-s3'];
    expect(suggestRoute('/productpage/hajar-peak-safety/', others)).toBe(others[0]);
    expect(suggestRoute('/ProductPage/hajar-peak-safety/safety-shoes', others)).toBe(others[1]);
    expect(suggestRoute('/ProductPage/hajar-peak-safety/leather-gloves', others)).toBeUndefined();
  });

  test.each(['/zzzzzzzzzzzzzzzz', '/this/is/no/place/at/all', '/٠١٢٣٤٥٦٧٨٩'])('suggests nothing for %s', (path) => {
    expect(suggestRoute(path)).toBeUndefined();
  });

  test('returns a known route or undefined for any text', () => {
    const known = new Set<string | undefined>([undefined, ...Object.values(ROUTES)]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(known).toContain(suggestRoute(`/${text}`));
      }),
    );
  });
});
