/** Moves the clock of a Node process ahead: `node --import ./tools/shift-node-date.mjs`. */
import { shiftDate, TEST_SHIFT } from './shift-date.mjs';

shiftDate(TEST_SHIFT);
