import { describe, expect, test } from 'vitest';
import { MEGABYTE } from '../../lib/bytes.ts';
import { file, image, integer, number, richText, richTextBody } from './fields.ts';
import { PNG } from './testing/temp-project.ts';

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

test.each([
  [8.57, undefined],
  [8, undefined],
  [8.575, '“8.575” has more than 2 decimals: round it to 8.58'],
  [0.001, '“0.001” has more than 2 decimals: round it to 0.00'],
])('the admin stores an amount of %d, or says why not', (value, reason) => {
  const field = number({ label: 'Price', decimals: 2, validation: { isRequired: true, min: 0 } });
  const validate = () => field.validate(value);
  if (reason === undefined) expect(validate()).toBe(value);
  else expect(validate).toThrow(reason);
});

describe('a file that an editor has chosen', () => {
  const picture = image({ label: 'Picture', validation: { isRequired: true } });
  const choose = (filename: string, data: Uint8Array = PNG) => ({
    data,
    filename,
    extension: filename.split('.')[1] ?? '',
  });

  test.each(['photo.png', 'PHOTO.PNG'])('is accepted with an accepted type: %s', (name) => {
    const chosen = choose(name);
    expect(picture.validate(chosen)).toBe(chosen);
  });

  test.each([
    ['text.png', Buffer.from('hello'), '“text.png” is not a file of type jpg, png, webp, avif: choose another one'],
    ['icon.svg', Buffer.from('<svg>'), '“icon.svg” is not a file of type jpg, png, webp, avif: choose another one'],
    ['photo.jpg', PNG, '“photo.jpg” contains a file of type png: change the end of its name, and choose it again'],
    ['photo', PNG, '“photo” contains a file of type png: change the end of its name, and choose it again'],
    [
      'large.png',
      new Uint8Array(5.1 * MEGABYTE),
      '“large.png” is 5.1 MB, the limit is 5 MB: save it smaller, and choose it again',
    ],
  ])('is rejected before it is saved: %s', (name, data, reason) => {
    expect(() => picture.validate(choose(name, data))).toThrow(reason);
  });

  test('is required, or may be missing', () => {
    expect(() => picture.validate(null)).toThrow('Picture is required');
    expect(image({ label: 'Picture' }).validate(null)).toBeNull();
  });

  test('may be of any type if none is listed', () => {
    const chosen = choose('list.csv', Buffer.from('a,b'));
    expect(file({ label: 'List' }).validate(chosen)).toBe(chosen);
    expect(() => file({ label: 'List', maxBytes: 2 }).validate(chosen)).toThrow('the limit is 2 bytes');
  });
});

/** Returns the value of the admin's editor after an editor has typed a text of one paragraph. */
function createTyped(text: string) {
  const paragraph = { isTextblock: true, textContent: text };
  const visitDescendants = (visit: (node: typeof paragraph) => void) => {
    visit(paragraph);
  };
  const doc = {
    textContent: text,
    content: { size: text.length },
    textBetween: () => text,
    descendants: visitDescendants,
  };
  return { doc } as unknown as ReturnType<ReturnType<typeof richText>['defaultValue']>;
}

/** Outside of a browser, Keystatic's text can neither be stored nor read. Like it, this one stores a text as it is. */
const STORAGE = {
  serialize: ({ doc }: { doc: { textContent: string } }) => ({ value: doc.textContent }),
  parse: (stored: string) => createTyped(stored.replaceAll('*', '').replaceAll(/ +/g, ' ').trim()),
};

describe.each([
  { kind: 'formatted text', create: richText },
  { kind: 'formatted text of a whole file', create: richTextBody },
])('$kind', ({ create }) => {
  const field = Object.assign(create({ label: 'Text', validation: { isRequired: true } }), STORAGE);

  test('is rejected when it is required and only spaces were typed', () => {
    expect(() => field.validate(createTyped(' \n'))).toThrow('Text must not be empty');
  });

  test.each(['Say {% markdoc %}.', 'Say {%markdoc.'])('is rejected with the start of a tag: %s', (text) => {
    expect(() => field.validate(createTyped(text))).toThrow(
      'Text must not contain “{%”, which the site reads as a command',
    );
  });

  test('is rejected when the admin would read another text again', () => {
    expect(() => field.validate(createTyped('Say *this*.'))).toThrow(
      'Text has a text of which some characters would become formatting: rewrite “Say *this*.”',
    );
  });

  test('is accepted with everything else', () => {
    const typed = createTyped('Say {markdoc}  & 5 % <script>. ');
    expect(field.validate(typed)).toBe(typed);
  });
});
