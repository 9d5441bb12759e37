import { createLazyComponent } from '@/ui/lazy-component.tsx';
import { stripBidiControls, toAsciiDigits } from '@/lib/text/normalize.ts';
import { rejectValue, acceptValue } from '../model/validation.ts';
import type { OtpInputProps } from '../inputs/OtpInput.tsx';
import { isText, defineFieldType } from './field-type.ts';

// Loaded lazily: few forms ask for a code.
const LazyOtpInput = createLazyComponent<OtpInputProps>(
  async () => (await import('../inputs/OtpInput.tsx')).OtpInput,
  () => <span className="mt-1.5 block h-13" />,
);

const PATTERNS = { digits: /^[0-9]+$/, capitals: /^[A-Z0-9]+$/ } as const;

/** A short code, one box per character. */
export const code = defineFieldType('code', {
  labelledBy: 'label',
  initialValue: () => '',
  isValidDraft: isText,
  validate({ length, characters }, typed: string) {
    const value = toAsciiDigits(stripBidiControls(typed)).toUpperCase().replace(/[\s-]/g, '');
    if (!value) return acceptValue(null);
    return value.length === length && PATTERNS[characters].test(value)
      ? acceptValue(value)
      : rejectValue('code', { length });
  },
  format: (_field, value: string) => value,
  Input: LazyOtpInput,
});
