/** Collects the details of a publication, and what is wrong with them. */
import { isDay } from '@/lib/dates/days.ts';
import { NUMBER_LOCALE } from '@/lib/locales.ts';
import { formatAmount, toDollars } from '@/lib/money.ts';
import { parseMoney } from '@/lib/parse-money.ts';
import { countCharacters, MAX_NUMBER, normalizeLine, normalizeText, readWhole } from '@/lib/text/normalize.ts';
import type { Detail, PublishIssue } from './publication.ts';

const MAX_LENGTH = 2_000;
const TOO_LARGE = `is too large: write at most ${MAX_NUMBER.toLocaleString(NUMBER_LOCALE)}`;

type Question = { name: string; label: string };
type Option = Detail['options'][number];

export class DetailReader {
  readonly details: Detail[] = [];
  readonly issues: PublishIssue[] = [];
  readonly #answers: Readonly<Record<string, string>>;

  readonly #prefix: string;

  /**
   * @param answers what the editor entered, by name
   * @param prefix beginning of all names
   */
  constructor(answers: Readonly<Record<string, string>> = {}, prefix = '') {
    this.#answers = answers;
    this.#prefix = prefix;
  }

  /** Adds an issue of an answer or a detail. */
  report(field: string, reason: string): void {
    this.issues.push({ file: '', field: this.#prefix + field, reason });
  }

  #readValue(question: Question, kind: Detail['kind'], suggested: string, options: readonly Option[] = []): string {
    const name = this.#prefix + question.name;
    const answer = Object.hasOwn(this.#answers, name) ? this.#answers[name] : undefined;
    const value = normalizeText(answer ?? suggested).toWellFormed();
    this.details.push({ ...question, name, kind, options, value });
    if (value === '') this.report(question.name, `${question.label} is missing: the page needs it`);
    if (countCharacters(value) > MAX_LENGTH) {
      this.report(question.name, `${question.label} has more than ${MAX_LENGTH} characters: shorten it`);
    }
    return value;
  }

  readText(question: Question, suggested = ''): string {
    return normalizeLine(this.#readValue(question, 'text', suggested));
  }

  /** Reads one line of text for each item. */
  readLines(question: Question, suggested: readonly string[]): string[] {
    const lines = this.#readValue(question, 'longText', suggested.join('\n')).split('\n');
    return lines.map(normalizeLine).filter(Boolean);
  }

  /** Returns a number, and reports one that is too large. */
  #limit(question: Question, typed: string, value: number): number {
    if (value > MAX_NUMBER) this.report(question.name, `“${typed}” ${TOO_LARGE}`);
    return value;
  }

  /** Reads an amount in US dollars. */
  readMoney(question: Question, suggestedCents?: number): number {
    const value = this.#readValue(question, 'money', suggestedCents === undefined ? '' : formatAmount(suggestedCents));
    const cents = parseMoney(value);
    if (typeof cents === 'number' && cents >= 0) return this.#limit(question, value, toDollars(cents));
    if (value) this.report(question.name, `“${value}” is not an amount: write one as in 120.50`);
    return 0;
  }

  readInteger(question: Question, suggested?: number): number {
    const value = this.#readValue(question, 'integer', suggested === undefined ? '' : String(suggested));
    const whole = readWhole(value);
    if (typeof whole === 'number' && whole >= 0) return this.#limit(question, value, whole);
    if (value) this.report(question.name, `“${value}” is not a whole number: write one as in 14`);
    return 0;
  }

  readDay(question: Question, suggested = ''): string {
    const value = this.#readValue(question, 'date', suggested);
    if (value && !isDay(value)) this.report(question.name, `“${value}” is not a day: write one as in 2026-11-30`);
    return value;
  }

  readOption(question: Question, options: readonly Option[], suggested = ''): string {
    const value = this.#readValue(question, 'select', suggested, options);
    if (value && !options.some((option) => option.value === value)) {
      this.report(question.name, `“${value}” is not an option: choose one of the list`);
    }
    return value;
  }
}
