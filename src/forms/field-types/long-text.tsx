import { fill } from '@/lib/messages.ts';
import { bad, good } from '../model/validation.ts';
import { lengthOf, plainText } from '@/lib/text/normalize.ts';
import { CONTROL } from '../inputs/input-styles.ts';
import { isText, kindOf } from './field-type.ts';

/** Text of several lines, with a count of what is left to say. */
export const longText = kindOf('longText', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check({ longest }, typed: string) {
    const value = plainText(typed);
    return lengthOf(value) > longest ? bad('tooLong', { most: longest }) : good(value || null);
  },
  text: (_field, value: string) => value,
  View: ({ field, id, value, change, leave, focus, invalid, describedBy, words }) => (
    <>
      <textarea
        id={id}
        ref={focus}
        rows={4}
        dir="auto"
        value={value}
        aria-required={field.required || undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => {
          change(event.currentTarget.value);
        }}
        onBlur={leave}
        className={`${CONTROL} field-sizing-content max-h-96 min-h-28`}
      />
      <p className="mt-1 text-end text-fine text-muted tabular-nums" aria-hidden="true">
        {fill(words.field.count, { count: lengthOf(plainText(value)), most: field.longest })}
      </p>
    </>
  ),
});
