import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseUrlState, serializeUrlState } from '@/lib/url-state.ts';
import { VIEW_URL } from './map-view.ts';

describe('the view in the URL', () => {
  test('is restored to within ten metres', () => {
    const createNumber = (min: number, max: number) => fc.double({ min, max, noNaN: true });
    const views = fc.record({
      latitude: createNumber(-85, 85),
      longitude: createNumber(-180, 180),
      zoom: createNumber(0, 22),
    });
    fc.assert(
      fc.property(views, (view) => {
        const { view: read } = parseUrlState(VIEW_URL, serializeUrlState(VIEW_URL, { view }));
        expect(read?.latitude).toBeCloseTo(view.latitude, 3);
        expect(read?.longitude).toBeCloseTo(view.longitude, 3);
        expect(read?.zoom).toBeCloseTo(view.zoom, 1);
      }),
    );
  });

  test.each(['', '1_2', '91_58_8', '23_581_8', '23_58_99', 'a_b_c', '23_58_8_1', '23,58,8'])(
    '“%s” is no view',
    (at) => {
      expect(parseUrlState(VIEW_URL, new URLSearchParams({ at }))).toEqual({ view: undefined });
    },
  );
});
