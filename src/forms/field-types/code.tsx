import { createLazyComponent } from '@/ui/lazy-component.tsx';
import { stripBidiControls, toAsciiDigits } from '@/lib/text/normalize.ts';
import { invalid, valid } from '../model/validation.ts';
import type { OtpInputProps } from '../inputs/OtpInput.tsx';
import { isText, defineFieldType } from './field-type.ts';

/** Few forms ask for a code: only they load the boxes. */
const Boxes = createLazyComponent<OtpInputProps>(
  async () => (await import('../inputs/OtpInput.tsx')).OtpInput,
  () => <span className="mt-1.5 block h-13" />,
);

const FORMS = { digits: /^[0-9]+$/, capitals: /^[A-Z0-9]+$/ } as const;

/** A short code, shown box by box. */
export const code = defineFieldType('code', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check({ length, characters }, typed: string) {
    const value = toAsciiDigits(stripBidiControls(typed)).toUpperCase().replace(/[\s-]/g, '');
    if (!value) return valid(null);
    return value.length === length && FORMS[characters].test(value) ? valid(value) : invalid('code', { length });
  },
  text: (_field, value: string) => value,
  View: Boxes,
});
