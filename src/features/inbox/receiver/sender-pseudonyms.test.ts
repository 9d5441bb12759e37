import { expect, test } from 'vitest';
import { createPseudonymizer, toNetwork } from './sender-pseudonyms.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001::2:3:4:5:6', '2001:0:0:2'],
  ['2001:db8::3:4:5:6:7', '2001:db8:0:3'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0'],
  ['::2:3:4:203.0.113.9', '0:0:0:2'],
  ['2001:db8:1::', '2001:db8:1:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['not an address', 'not an address'],
])('the network of %s is %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

test('a sender has one name for a day, which does not contain the address', () => {
  let now = Date.UTC(2026, 10, 21, 8);
  const toSender = createPseudonymizer(() => now);
  const name = toSender('203.0.113.9');
  expect(name).not.toContain('203');
  expect(toSender('203.0.113.9')).toBe(name);
  expect(toSender('203.0.113.8')).not.toBe(name);
  expect(createPseudonymizer(() => now)('203.0.113.9')).not.toBe(name);
  now += 24 * 60 * 60 * 1_000;
  expect(toSender('203.0.113.9')).not.toBe(name);
});
