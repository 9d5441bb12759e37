/** Submissions with private values wherever a record can have them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { CARD_FIELDS } from '@/features/business-cards/card/business-card.ts';
import { createRecordNumber } from '@/forms/model/record.ts';
import { createRandom } from '@/storage/testing/random.ts';
import type { BusinessCard } from '@/storage/schemas/stored-record.ts';
import type { PublishedSubmission } from '../publication.ts';
import { readSite } from '../site-content.ts';
import { publish, ROOT } from './site.ts';
import { createAnswer, createPictures, SUBMISSIONS } from './submissions.ts';

type Draw = (purpose: string) => string;

/** The beginning of all private values, which nothing else contains. */
const MARK = 'Qzx';

/** Adds private values wherever a record can have them. */
function addPrivateValues(
  { record, files }: PublishedSubmission,
  personal: ReadonlySet<string>,
  draw: Draw,
): PublishedSubmission {
  const card = Object.fromEntries(CARD_FIELDS.map((field) => [field, draw(field)])) as BusinessCard;
  const answers = record.answers.map((answer) => {
    if (personal.has(answer.name)) {
      const value = answer.kind === 'email' ? `${draw('mail')}@mail.example` : draw(answer.name);
      return { ...answer, value, text: value };
    }
    if (answer.kind !== 'pictures') return answer;
    return { ...createPictures(answer.name, files.length, draw('owner')).answer, value: answer.value };
  });
  const unknown = createAnswer('nationalId', 'text', draw('unknown'));
  const consent = { ...createAnswer('shareCard', 'checkbox', true), label: draw('consent') };
  const attachment = createAnswer('attachment', 'files', [
    { id: 'scan', name: `${draw('file')}.pdf`, type: 'application/pdf', size: 10 },
  ]);
  const id = crypto.randomUUID();
  return {
    files: files.map((file) => ({ ...file, name: `${draw('photo')}.jpg` })),
    record: {
      ...record,
      id,
      // Two projects with one number are refused.
      number: createRecordNumber(record.number.split('-')[0] ?? '', id, new Date(record.at)),
      title: draw('title'),
      conversation: draw('conversation'),
      card,
      answers: [...answers, unknown, consent, attachment],
    },
  };
}

/**
 * Publishes generated submissions of all kinds.
 * @returns the private values of all of them, how many of their answers are personal, and the addresses of their pages
 */
export async function publishWithPrivateValues(
  root: string,
  count: number,
): Promise<{ privateValues: string[]; personalAnswers: number; addresses: string[] }> {
  const { content } = await readSite(ROOT);
  const random = createRandom(24);
  const kinds = Object.values(SUBMISSIONS);
  const privateValues: string[] = [];
  const addresses: string[] = [];
  let personalAnswers = 0;
  const draw: Draw = (purpose) => {
    const value = `${MARK}${purpose}${Math.floor(random() * 1e12).toString(36)}`;
    privateValues.push(value);
    return value;
  };
  for (const submission of Array.from({ length: Math.ceil(count / kinds.length) }, () => kinds)
    .flat()
    .slice(0, count)) {
    const form = content.forms.find(({ id }) => id === submission.record.form);
    const personal = new Set(form?.data.fields.flatMap(({ value }) => (value.personal ? [value.key] : [])));
    personalAnswers += submission.record.answers.filter(({ name }) => personal.has(name)).length;
    const products = submission.products?.map((product) => addPrivateValues(product, new Set(), draw));
    const changed = { ...submission, ...addPrivateValues(submission, personal, draw), ...(products && { products }) };
    addresses.push((await publish(changed, root)).address);
  }
  return { privateValues, personalAnswers, addresses };
}

/** Returns the bytes of a file as text. Compressed files, such as those of a search index, are opened. */
function readText(file: string): string {
  const bytes = readFileSync(file);
  return (isGzip(bytes) ? gunzipSync(bytes) : bytes).toString('latin1');
}

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;

/** Returns the private values that files contain, in their texts, pictures or names. */
export const findPrivateValues = (root: string, files: readonly string[], values: readonly string[]): string[] =>
  files.flatMap((file) => {
    const text = `${file}\n${readText(path.join(root, file))}`.toLowerCase();
    // A site has thousands of files.
    if (!text.includes(MARK.toLowerCase())) return [];
    return values.filter((value) => text.includes(value.toLowerCase())).map((value) => `${file}: ${value}`);
  });
