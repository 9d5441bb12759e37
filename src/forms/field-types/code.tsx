import { later } from '@/ui/lazy-component.tsx';
import { bareLine, westernDigits } from '@/lib/text/normalize.ts';
import { bad, good } from '../model/validation.ts';
import type { CodeBoxesProps } from '../inputs/OtpInput.tsx';
import { isText, kindOf } from './field-type.ts';

/** Few forms ask for a code: only they load the boxes. */
const Boxes = later<CodeBoxesProps>(
  async () => (await import('../inputs/OtpInput.tsx')).CodeBoxes,
  () => <span className="mt-1.5 block h-13" />,
);

const FORMS = { digits: /^[0-9]+$/, capitals: /^[A-Z0-9]+$/ } as const;

/** A short code, shown box by box. */
export const code = kindOf('code', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check({ length, characters }, typed: string) {
    const value = westernDigits(bareLine(typed)).toUpperCase().replace(/[\s-]/g, '');
    if (!value) return good(null);
    return value.length === length && FORMS[characters].test(value) ? good(value) : bad('code', { length });
  },
  text: (_field, value: string) => value,
  View: Boxes,
});
