/** The answers that editors may change before they accept a submission: those that become part of a page. */
import type { Field, Option } from '@/forms/model/definition.ts';
import { findForm, getForm } from '@/forms/model/forms.ts';
import { toInputValue } from '@/forms/model/resume.ts';
import { toStoredType } from '@/forms/model/stored-type.ts';
import { normalizeText } from '@/lib/text/normalize.ts';
import type { WireRecord } from '@/storage/outbox/payload.ts';
import type { StoredFieldValue } from '@/storage/schemas/stored-record.ts';
import { getField } from './authorize.ts';

export type EditableAnswer = {
  /** Name of the answer, and the key of its errors. */
  name: string;
  label: string;
  /** As in records. */
  kind: string;
  input: 'line' | 'lines' | 'text' | 'select';
  options: readonly Option[];
  /** What an editor sees: a text, or one line for each item. */
  inputText: string;
};

const INPUTS: Readonly<Partial<Record<Field['kind'], EditableAnswer['input']>>> = {
  text: 'line',
  number: 'line',
  money: 'line',
  url: 'line',
  date: 'line',
  year: 'line',
  longText: 'text',
  keywords: 'lines',
  list: 'lines',
  select: 'select',
  radio: 'select',
};

const toInputText = (answer: StoredFieldValue | undefined): string => {
  if (!answer) return '';
  const value = toInputValue(answer);
  return Array.isArray(value)
    ? value.filter((item) => typeof item === 'string').join('\n')
    : typeof value === 'string'
      ? value
      : answer.text;
};

/** Returns the answers of a form, and those that are missing. */
async function listFields(record: WireRecord): Promise<EditableAnswer[]> {
  const entry = await findForm(record.form);
  if (!entry) return [];
  const personal = new Set(entry.data.fields.filter(({ value }) => value.personal).map(({ value }) => value.key));
  const { fields } = await getForm(record.form);
  return fields.flatMap((field) => {
    const input = INPUTS[field.kind];
    if (!input || personal.has(field.key)) return [];
    const options = 'options' in field ? field.options : [];
    const answer = record.answers.find(({ name }) => name === field.key);
    const kind = toStoredType(field.kind);
    const inputText = toInputText(answer && { ...answer, kind });
    return [{ name: field.key, label: field.label, kind, input, options, inputText }];
  });
}

/** Returns what an editor may change. A post has no form: only its text can be changed. */
export async function listEditableAnswers(record: WireRecord): Promise<EditableAnswer[]> {
  if (record.action !== 'post') return listFields(record);
  return record.answers
    .filter(({ name }) => name === 'text')
    .map(({ name, label, ...answer }) => {
      const kind = toStoredType('longText');
      return {
        name,
        label,
        kind,
        input: 'text',
        options: [],
        inputText: toInputText({ ...answer, name, label, kind }),
      };
    });
}

/** Returns the name of the field of a form for an answer. */
export const toAnswerField = (name: string): string => `answer.${name}`;

/** Returns the name of the field of a form for a detail of a publication. */
export const toDetailField = (name: string): string => `detail.${name}`;

function toAnswer({ name, label, kind, input }: EditableAnswer, inputText: string): StoredFieldValue {
  const lines = inputText
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return {
    name,
    label,
    kind,
    value: input === 'lines' ? lines : inputText,
    text: input === 'lines' ? lines.join(', ') : inputText,
  };
}

/** Returns the answers with what the editor has typed. Unchanged ones stay as they were sent. */
export function editAnswers(record: WireRecord, editable: readonly EditableAnswer[], form: FormData | undefined) {
  if (!form) return { record, edited: editable, changed: [] };
  const edited = editable.map((answer) => {
    const field = toAnswerField(answer.name);
    return form.has(field) ? { ...answer, inputText: normalizeText(getField(form, field)) } : answer;
  });
  const changed = edited.filter(({ inputText }, at) => inputText !== normalizeText(editable[at]?.inputText ?? ''));
  const names = new Set(changed.map(({ name }) => name));
  const answers = [
    ...record.answers.filter(({ name }) => !names.has(name)),
    ...changed.filter(({ inputText }) => inputText !== '').map((answer) => toAnswer(answer, answer.inputText)),
  ];
  return { record: { ...record, answers }, edited, changed: changed.map(({ label }) => label) };
}

const DETAIL = 'detail.';

/** Returns what the editor has entered for the details of a publication. */
export const readDetails = (form: FormData | undefined): Record<string, string> =>
  Object.fromEntries(
    [...(form?.entries() ?? [])].flatMap(([name, value]) =>
      name.startsWith(DETAIL) && typeof value === 'string' ? [[name.slice(DETAIL.length), value]] : [],
    ),
  );
