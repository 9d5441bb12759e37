import { expect, test } from 'vitest';
import { getFormPath } from './form-path.ts';

const tabbedScreens = [
  { page: 'addProject', form: 'buy-services' },
  { page: 'exploreService', form: 'buy-services' },
] as const;

test.each([
  ['contact', '/contact-us'],
  ['store-profile', '/addProject?tab=service'],
  ['buy-services', '/exploreService?tab=input'],
  ['report-an-error', undefined],
])('%s is shown at %s', (form, address) => {
  expect(getFormPath(form, tabbedScreens)).toBe(address);
});
