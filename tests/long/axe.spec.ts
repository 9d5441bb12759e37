/** Every page type and dialog passes axe on a tablet and on a very wide page. */
import { testWithAxe } from '../support/axe-tests.ts';

testWithAxe([820, 1920]);
