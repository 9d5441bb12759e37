/** Every page type and dialog passes axe on a wide page and on a phone; the long tests check the widths between and beyond. */
import { testWithAxe } from '../support/axe-tests.ts';

testWithAxe([1280, 390]);
