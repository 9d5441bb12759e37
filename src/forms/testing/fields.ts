/** For the tests of forms: fields as an editor would make them, and what people and programs may type. */
import { valid, type ValidationResult } from '../model/validation.ts';
import type { Field, FieldOf, FormDefinition, FieldTypeName } from '../model/definition.ts';

export const CONTEXT = { today: '2026-11-20' };

const COMMON_SETTINGS = {
  key: 'answer',
  label: 'Answer',
  help: '',
  required: false,
  halfWidth: false,
  errorMessage: '',
};

const OPTIONS = [
  { value: 'pair', label: 'Pair' },
  { value: 'box-of-12', label: 'Box of 12' },
];

export const PLACES = [
  { id: 'muscat', name: 'Muscat', latitude: 23.588, longitude: 58.3829 },
  { id: 'sohar', name: 'Sohar', latitude: 24.3643, longitude: 56.7468 },
  { id: 'salalah', name: 'Salalah', latitude: 17.0194, longitude: 54.1108 },
];

type FieldSettings = { [Name in FieldTypeName]: Omit<FieldOf<Name>, keyof typeof COMMON_SETTINGS | 'kind'> };

const DEFAULT_SETTINGS: FieldSettings = {
  text: { maxLength: 80, autocomplete: 'off', variant: 'box' },
  longText: { maxLength: 2000 },
  email: {},
  phone: {},
  url: {},
  number: { unit: '', min: null, max: null, integer: false },
  money: { unit: '', min: null, max: null, minField: '' },
  select: { options: OPTIONS },
  radio: { options: OPTIONS },
  checkbox: {},
  keywords: { max: 10, suggestions: [] },
  list: { itemType: 'text', max: 3, maxLength: 80, addLabel: 'Add an answer', variant: 'box' },
  year: { min: 1900, max: null, addLabel: '', variant: 'box' },
  date: { from: 'today', maxDaysAhead: null },
  range: { unit: 'km', min: 1, max: 50, step: 1, defaultValue: 10 },
  location: { places: PLACES },
  pictures: { max: 5, browseLabel: '', slotLabels: [], variant: 'box' },
  files: { max: 3, families: ['pictures', 'documents'], browseLabel: '' },
  code: { length: 6, characters: 'digits' },
};

export const FIELD_TYPE_NAMES = Object.keys(DEFAULT_SETTINGS) as FieldTypeName[]; // `Object.keys` forgets which keys they are

/** A field of a kind that asks for nothing special, with some changes. */
export const field = <Name extends FieldTypeName>(kind: Name, changes: Partial<FieldOf<Name>> = {}): FieldOf<Name> =>
  // The table pairs each kind with its own settings, which the type of a look-up cannot say.
  ({ ...COMMON_SETTINGS, ...DEFAULT_SETTINGS[kind], kind, ...changes }) as FieldOf<Name>;

/** A form of some fields. */
export const form = (fields: readonly Field[], changes: Partial<FormDefinition> = {}): FormDefinition => ({
  id: 'contact',
  title: 'Contact us',
  introduction: 'Write to us.',
  action: 'contact',
  fields,
  consents: [],
  submitLabel: 'Send',
  nextSteps: [],
  confirmation: { title: 'Done', text: 'It is done.' },
  ...changes,
});

/** What a rule says where nothing was answered. */
export const NO_VALUE: ValidationResult<null> = valid(null);

/** Text that shows nothing. */
export const BLANK_TEXT = [
  ['an empty text', ''],
  ['spaces', '   '],
  ['tabs and lines', '\t\r\n\n'],
  ['a space that does not break', '\u00a0'],
  ['a wide space', '\u3000'],
  ['a space without width', '\u200b'],
  ['a byte order mark', '\ufeff'],
  ['an override of direction', '\u202e'],
  ['isolates of direction', ' \u2066 \u2069 '],
  ['a mark of direction', '\u200f'],
  ['a joiner alone', '\u200d'],
  ['a soft hyphen alone', '\u00ad'],
  ['a Hangul filler alone', '\u3164'],
  ['controls', '\u0000\u001b\u007f'],
] as const;

/** Text that means nothing here but may somewhere else: it is kept to the letter. */
export const MARKUP_TEXT = [
  ['HTML', '<b onclick="alert(1)">bold</b>'],
  ['a script', '</script><script>alert(1)</script>'],
  ['an entity', '&lt;&amp;&#60;'],
  ['a formula', '=1+1'],
  ['a function of a sheet', '@SUM(A1:A9)'],
  ['a sign first', '+1-1'],
  ['places of words', '{max} ${name}'],
  ['an emoji', '👍🏽'],
  ['an emoji of several parts', '👨‍👩‍👧‍👦'],
  ['Arabic', 'أحتاج ٣٠٠ زوج'],
  ['Hebrew', 'שלום'],
  ['Persian with a joiner', 'می‌خواهم'],
  ['names of the language', '__proto__'],
] as const;

/** A text with what turns or hides text in it, and the same without. */
export const RTL_TEXT = ['in\u202evoice\u202c\u2066.\u2069p\u200bd\u2060f\u0000', 'invoice.pdf'] as const;

/** More than anybody types. */
export const OVERSIZED_TEXT = 'x'.repeat(100_000);
