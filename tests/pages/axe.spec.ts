/**
 * Every page type and dialog passes axe on a wide page and on a phone; the long tests check the widths between and beyond. The visits
 * of the wide pages check their pictures, too: `pictures.spec.ts` has other pages and windows.
 */
import { testWithAxe } from '../support/axe-tests.ts';
import { expectNothingEnlarged, openFirstScreen } from '../support/pictures.ts';

testWithAxe([1280, 390], {
  title: '; no picture is enlarged, and the largest one loads first',
  open: async (page, address) => {
    await openFirstScreen(page, address);
    await expectNothingEnlarged(page, address);
  },
});
