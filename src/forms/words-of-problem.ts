import { fill } from '@/cms/fill.ts';
import type { Problem } from './problem.ts';
import type { FormWords } from './words.ts';

/** The words for a problem, from the catalogue of the content. */
export const wordsOfProblem = ({ code, values }: Problem, words: FormWords): string =>
  fill(words.problems[code], { ...values });
