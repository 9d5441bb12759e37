/** Test data for forms: fields with default settings, and inputs that people and programs may enter. */
import { acceptValue, type ValidationResult } from '../model/validation.ts';
import type { Field, FieldOf, FormDefinition, FieldTypeName } from '../model/definition.ts';

export const CONTEXT = { today: '2026-11-20' };

const COMMON_SETTINGS = {
  key: 'answer',
  heading: '',
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
  vpa: {},
  number: { unit: '', min: null, max: null, integer: false },
  money: { unit: '', min: null, max: null, minField: '' },
  tiers: { max: 3, addLabel: 'Add a tier' },
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

export const FIELD_TYPE_NAMES = Object.keys(DEFAULT_SETTINGS) as FieldTypeName[]; // `Object.keys` returns plain strings

/** Creates a field with default settings and the given changes. */
export const createField = <Name extends FieldTypeName>(
  kind: Name,
  changes: Partial<FieldOf<Name>> = {},
): FieldOf<Name> =>
  // The table pairs each type with its settings, but TypeScript cannot express that for a lookup.
  ({ ...COMMON_SETTINGS, ...DEFAULT_SETTINGS[kind], kind, ...changes }) as FieldOf<Name>;

/** Creates a form with the given fields. */
export const createForm = (fields: readonly Field[], changes: Partial<FormDefinition> = {}): FormDefinition => ({
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

/** Validation result of an unanswered field. */
export const NO_VALUE: ValidationResult<null> = acceptValue(null);

/** Texts without visible characters, with their names. */
export const BLANK_TEXT = [
  ['an empty text', ''],
  ['spaces', '   '],
  ['tabs and line breaks', '\t\r\n\n'],
  ['a non-breaking space', '\u00a0'],
  ['an ideographic space', '\u3000'],
  ['a zero-width space', '\u200b'],
  ['a byte order mark', '\ufeff'],
  ['a direction override', '\u202e'],
  ['direction isolates', ' \u2066 \u2069 '],
  ['a direction mark', '\u200f'],
  ['a lone zero-width joiner', '\u200d'],
  ['a lone soft hyphen', '\u00ad'],
  ['a lone Hangul filler', '\u3164'],
  ['control characters', '\u0000\u001b\u007f'],
] as const;

/** Texts with a special meaning in other systems. They must be stored unchanged. */
export const MARKUP_TEXT = [
  ['HTML', '<b onclick="alert(1)">bold</b>'],
  ['a script', '</script><script>alert(1)</script>'],
  ['an entity', '&lt;&amp;&#60;'],
  ['a formula', '=1+1'],
  ['a spreadsheet function', '@SUM(A1:A9)'],
  ['a leading plus sign', '+1-1'],
  ['placeholders', '{max} ${name}'],
  ['an emoji', '👍🏽'],
  ['a combined emoji', '👨‍👩‍👧‍👦'],
  ['Arabic', 'أحتاج ٣٠٠ زوج'],
  ['Hebrew', 'שלום'],
  ['Persian with a joiner', 'می‌خواهم'],
  ['a JavaScript property name', '__proto__'],
] as const;

/** A text with direction overrides and invisible characters, and the same text without them. */
export const RTL_TEXT = ['in\u202evoice\u202c\u2066.\u2069p\u200bd\u2060f\u0000', 'invoice.pdf'] as const;

/** A text longer than any field allows. */
export const OVERSIZED_TEXT = 'x'.repeat(100_000);
