import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ignoreDoubleClick } from './ignore-double-click.ts';

let target: EventTarget;

beforeEach(() => {
  target = new EventTarget();
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = (clientX: number, clientY: number, detail = 1) => ({ clientX, clientY, detail });

/** Returns whether a click still has an effect. */
const isAccepted = (at: ReturnType<typeof press>, type = 'click'): boolean =>
  target.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), at));

test('the second click of a double-click has no effect and takes no focus', () => {
  ignoreDoubleClick(press(100, 200));
  expect(isAccepted(press(103, 198, 2), 'mousedown')).toBe(false);
  expect(isAccepted(press(103, 198, 2))).toBe(false);
});

test('a click by keyboard or later has an effect', () => {
  ignoreDoubleClick(press(100, 200));
  expect(isAccepted(press(100, 200, 0))).toBe(true);
  expect(isAccepted(press(100, 200))).toBe(false);
  vi.advanceTimersByTime(500);
  expect(isAccepted(press(100, 200))).toBe(true);
});

test('a click elsewhere has an effect, and after it one in the same place', () => {
  ignoreDoubleClick(press(100, 200));
  expect(isAccepted(press(100, 240))).toBe(true);
  expect(isAccepted(press(100, 200))).toBe(true);
});

test('after a keyboard click all clicks have an effect', () => {
  ignoreDoubleClick(press(0, 0, 0));
  expect(isAccepted(press(0, 0))).toBe(true);
});
