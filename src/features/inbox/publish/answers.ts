/** The answers of a submission that may be published, validated by the rules of its form. */
import { loadTiers } from '@/forms/field-types/tiers.tsx';
import { isFileRefs } from '@/forms/files/file-refs.ts';
import { formatErrorMessage, formatMissingMessage } from '@/forms/model/error-message.ts';
import type { Field, FormDefinition } from '@/forms/model/definition.ts';
import { createFieldSources, resolveField } from '@/forms/model/resolve-field.ts';
import { toInputValue } from '@/forms/model/resume.ts';
import { toStoredType } from '@/forms/model/stored-type.ts';
import { validateForm } from '@/forms/model/validate-form.ts';
import type { ValidationError } from '@/forms/model/validation.ts';
import { formatAmount } from '@/lib/money.ts';
import { isTier, type Tier } from '@/lib/price-tiers.ts';
import type { Json } from '@/storage/schemas/base-schemas.ts';
import { OwnPost } from '@/storage/schemas/own-post.ts';
import type { StoredFieldValue } from '@/storage/schemas/stored-record.ts';
import * as v from 'valibot';
import type { PublishInput, PublishIssue } from './publication.ts';
import type { SiteContent } from './site-content.ts';

type PublishedRecord = PublishInput['record'];

/** The answers of fields that are not personal. */
export class PublicAnswers {
  readonly #answers: ReadonlyMap<string, StoredFieldValue>;

  constructor(answers: readonly StoredFieldValue[]) {
    this.#answers = new Map(answers.map((answer) => [answer.name, answer]));
  }

  /** Returns the answer as text; empty without an answer. */
  getText(name: string): string {
    // A lone surrogate, which is not text, cannot be stored in a file.
    return (this.#answers.get(name)?.text ?? '').toWellFormed();
  }

  /** Returns the chosen option. */
  getOption(name: string): string {
    const value = this.#answers.get(name)?.value;
    return typeof value === 'string' ? value : '';
  }

  /** Returns a number, or an amount in cents. */
  getNumber(name: string): number | undefined {
    const value = this.#answers.get(name)?.value;
    return typeof value === 'number' ? value : undefined;
  }

  /** Returns keywords or rows. */
  getList(name: string): string[] {
    const value = this.#answers.get(name)?.value;
    return Array.isArray(value)
      ? value.filter((item) => typeof item === 'string').map((item) => item.toWellFormed())
      : [];
  }

  getTiers(name: string): Tier[] {
    const value: unknown = this.#answers.get(name)?.value;
    return Array.isArray(value) ? value.filter(isTier) : [];
  }

  /** Returns the ids of the files of an answer. */
  getFileIds(name: string): string[] {
    const value: unknown = this.#answers.get(name)?.value;
    return isFileRefs(value) ? value.map(({ id }) => id) : [];
  }
}

/** Returns what a person would have typed in a field. The kind of the answer is not used: its sender may say any. */
export function toFieldInputValue({ kind }: Pick<Field, 'kind'>, answer: StoredFieldValue): Json {
  const { value } = answer;
  if (kind !== 'tiers' || !Array.isArray(value)) return toInputValue({ ...answer, kind: toStoredType(kind) });
  return value
    .filter(isTier)
    .map(({ quantity, cents }) => ({ quantity: String(quantity), price: formatAmount(cents) }));
}

type PublicForm = Pick<FormDefinition, 'fields' | 'consents'>;

/** Returns the fields of the record's form that are not personal. */
function findForm({ form: id, action }: PublishedRecord, { content }: SiteContent): PublicForm | undefined {
  const form = content.forms.find((entry) => entry.id === id)?.data;
  if (form?.action !== action) return undefined;
  const sources = createFieldSources(content);
  const fields = form.fields.filter(({ value }) => !value.personal).map((field) => resolveField(field, sources));
  return { fields, consents: [] };
}

/** Returns an issue for each answer that a record gives twice: an editor may have read the other one. */
function findRepeated(answers: readonly StoredFieldValue[]): PublishIssue[] {
  const names = new Set<string>();
  const repeated = new Set<string>();
  for (const { name } of answers) (names.has(name) ? repeated : names).add(name);
  return [...repeated].map((field) => ({
    file: '',
    field,
    reason: 'is answered twice: decline it, or write it again',
  }));
}

type ReadAnswers = { answers: PublicAnswers; issues: PublishIssue[] };

/** Validates a post, which has no form: its rules are those of the table of posts. */
function readPost({ answers }: PublishedRecord): ReadAnswers {
  const { text, visibility } = OwnPost.entries;
  const find = (name: string) => answers.find((answer) => answer.name === name);
  const issues = findRepeated(answers);
  if (!v.is(text, find('text')?.value)) {
    issues.push({ file: '', field: 'text', reason: 'the text is empty or longer than a post may be: shorten it' });
  }
  if (!v.is(visibility, find('visibility')?.value)) {
    issues.push({ file: '', field: 'visibility', reason: 'is not a visibility of posts' });
  }
  // The text beside a value is the sender's too, and no editor has read it.
  const published = ['text', 'visibility'].flatMap((name) => {
    const answer = find(name);
    return typeof answer?.value === 'string' ? [{ ...answer, text: answer.value }] : [];
  });
  return { answers: new PublicAnswers(published), issues };
}

/**
 * Validates the answers of a record as its form does, and leaves out personal ones.
 * @param today the day on which it is published
 */
export async function readAnswers(record: PublishedRecord, site: SiteContent, today: string): Promise<ReadAnswers> {
  if (record.action === 'post') return readPost(record);
  const form = findForm(record, site);
  if (!form) {
    const reason = `there is no form “${record.form}” with the action of the record: it was deleted or changed`;
    return { answers: new PublicAnswers([]), issues: [{ file: 'content/forms', field: '', reason }] };
  }
  await loadTiers();
  const given = new Map(record.answers.map((answer) => [answer.name, answer]));
  const typed = Object.fromEntries(
    form.fields.flatMap((field) => {
      const answer = given.get(field.key);
      return answer ? [[field.key, toFieldInputValue(field, answer)]] : [];
    }),
  );
  const { answers, errors } = validateForm(form, typed, { today });
  const [labels] = site.content['labels-en-forms'];
  const explain = (field: Field | undefined, error: ValidationError): string => {
    if (!labels || !field) return error.code;
    return error.code === 'required'
      ? formatMissingMessage(field, labels.data)
      : formatErrorMessage(error, labels.data);
  };
  const invalid = [...errors].map(([key, error]) => ({
    file: '',
    field: key,
    reason: explain(
      form.fields.find((field) => field.key === key),
      error,
    ),
  }));
  const issues = [...findRepeated(record.answers), ...invalid];
  return { answers: new PublicAnswers(answers), issues };
}
