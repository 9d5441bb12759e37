import { expect, test } from 'vitest';
import { getCreateCardPath } from '@/routes.ts';
import { getReturnPath } from './return-path.ts';

const origin = 'https://ino.example';
const read = (search: string) => getReturnPath({ search, origin });

test('the form for the card leads back to where its link was', () => {
  const path = '/findproducts?tab=input#form';
  expect(read(new URL(getCreateCardPath(path), origin).search)).toBe(path);
});

test.each([
  '',
  '?back=',
  '?back=wallet',
  '?back=//evil.example',
  '?back=/%5Cevil.example',
  '?back=https://evil.example',
])('the address %s leads nowhere else', (search) => {
  expect(read(search)).toBeUndefined();
});

test('a path that looks like an address of another site stays on this one', () => {
  expect(read('?back=/@evil.example')).toBe('/@evil.example');
});
