import { expect, test } from 'vitest';
import { getDeliveryOrigin, isInboxUrl } from './delivery-url.ts';

test.each([
  [undefined, undefined, false],
  ['', undefined, false],
  ['/api/inbox', undefined, true],
  ['/records', undefined, false],
  ['https://ino.example/api/inbox', 'https://ino.example', true],
  ['https://operator.example:8443/records', 'https://operator.example:8443', false],
  ['//operator.example/records', 'http://operator.example', false],
])('%s leads to %s', (url, origin, isInbox) => {
  expect([getDeliveryOrigin(url), isInboxUrl(url)]).toEqual([origin, isInbox]);
});

test('an address that is neither a URL nor a path stops the build', () => {
  expect(() => getDeliveryOrigin('operator.example/records')).toThrow('Invalid URL');
});
