import { rejectValue, acceptValue } from '../model/validation.ts';
import { formatMoney, toCents } from '@/lib/money.ts';
import { parseMoney } from '@/lib/parse-money.ts';
import { MAX_NUMBER } from '@/lib/text/normalize.ts';
import { isText, defineFieldType, formatWithUnit } from './field-type.ts';
import { TextInput } from '../inputs/TextInput.tsx';

/** An amount in US dollars, stored as integer cents. */
export const money = defineFieldType('money', {
  labelledBy: 'label',
  initialValue: () => '',
  isValidDraft: isText,
  validate({ min, max }, typed: string) {
    const cents = parseMoney(typed);
    if (typeof cents === 'string') return rejectValue(cents);
    if (cents === null) return acceptValue(null);
    const floor = toCents(min ?? 0);
    if (cents < floor) return rejectValue('min', { min: formatMoney(floor) });
    const ceiling = toCents(max ?? MAX_NUMBER);
    if (cents > ceiling) return rejectValue('max', { max: formatMoney(ceiling) });
    return acceptValue(cents);
  },
  format: ({ unit }, cents: number) => formatWithUnit(formatMoney(cents), unit),
  Input: (props) => <TextInput {...props} inputMode="decimal" prefix="$" suffix={props.field.unit} />,
});
