import { formatMessage } from '@/lib/messages.ts';
import { invalid, valid } from '../model/validation.ts';
import { countCharacters, normalizeText } from '@/lib/text/normalize.ts';
import { INPUT_CLASS } from '../inputs/input-styles.ts';
import { isText, defineFieldType } from './field-type.ts';

/** Text of several lines, with a count of what is left to say. */
export const longText = defineFieldType('longText', {
  named: 'label',
  empty: () => '',
  fits: isText,
  check({ maxLength }, typed: string) {
    const value = normalizeText(typed);
    return countCharacters(value) > maxLength ? invalid('tooLong', { max: maxLength }) : valid(value || null);
  },
  text: (_field, value: string) => value,
  View: ({ field, id, value, change, leave, focus, invalid, describedBy, labels }) => (
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
        className={`${INPUT_CLASS} field-sizing-content max-h-96 min-h-28`}
      />
      <p className="mt-1 text-end text-fine text-muted tabular-nums" aria-hidden="true">
        {formatMessage(labels.field.count, { count: countCharacters(normalizeText(value)), max: field.maxLength })}
      </p>
    </>
  ),
});
