import { fill } from '@/lib/messages.ts';
import type { Problem } from './validation.ts';
import type { FormWords } from './labels.ts';

/** The words for a problem, from the catalogue of the content. */
export const wordsOfProblem = ({ code, values }: Problem, words: FormWords): string =>
  fill(words.problems[code], { ...values });
