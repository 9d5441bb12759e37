import { describe, expect, test } from 'vitest';
import { integer, number, richText, richTextBody } from './fields.ts';

/** What the input of Keystatic gives when an editor empties it. */
const EMPTIED = Number.NaN;

describe.each([
  { kind: 'number', create: number, value: 2.5 },
  { kind: 'whole number', create: integer, value: 2 },
])('a $kind that an editor has emptied', ({ create, value }) => {
  test('is rejected when it is required', () => {
    const field = create({ label: 'Price', validation: { isRequired: true, min: 0 } });
    expect(() => field.validate(EMPTIED)).toThrow('Price is required');
    expect(field.validate(value)).toBe(value);
  });

  test('is stored like a missing one when it is optional', () => {
    const field = create({ label: 'Price' });
    expect(field.validate(EMPTIED)).toBeNull();
    expect(field.serialize(EMPTIED)).toEqual(field.serialize(null));
    expect(field.serialize(value)).toEqual({ value });
  });
});

test('a whole number has no decimals', () => {
  expect(() => integer({ label: 'Stars' }).validate(2.5)).toThrow('must be a whole number');
});

describe.each([
  { kind: 'formatted text', create: richText },
  { kind: 'formatted text of a whole file', create: richTextBody },
])('$kind', ({ create }) => {
  const field = create({ label: 'Text', validation: { isRequired: true } });

  /** Returns the value of the admin's editor after an editor has typed a text. */
  function createTyped(text: string) {
    const doc = { textContent: text, content: { size: text.length }, textBetween: () => text };
    return { doc } as unknown as ReturnType<typeof field.defaultValue>;
  }

  test('is rejected when it is required and only spaces were typed', () => {
    expect(() => field.validate(createTyped(' \n'))).toThrow('Text must not be empty');
  });

  test.each(['Say {% markdoc %}.', 'Say {%markdoc.'])('is rejected with the start of a tag: %s', (text) => {
    expect(() => field.validate(createTyped(text))).toThrow(
      'Text must not contain “{%”, which the site reads as a command',
    );
  });

  test('is accepted with everything else', () => {
    const typed = createTyped('Say {markdoc} & 5 % <script>.');
    expect(field.validate(typed)).toBe(typed);
  });
});
