import { expect, test } from 'vitest';
import { getInitials } from './initials.ts';

test.each([
  ['Huda Al-Lamaaniya', 'HL'],
  ['Dennis Okorafo', 'DO'],
  ['Maryam', 'M'],
  ['Juma bin Said Al Bahri', 'JB'],
  ["Ibrahim Al-Banna'i", 'IB'],
  ['مريم الوادية', 'ما'],
  ['  ', ''],
])('of %s are %s', (name, letters) => {
  expect(getInitials(name)).toBe(letters);
});
