import type { Option } from '../model/definition.ts';
import { bad, good, type Checked } from '../model/validation.ts';

/** The rule of a choice: one of the options, or none. */
export const checkChoice = (options: readonly Option[], typed: string): Checked<string | null> =>
  !typed || options.some(({ value }) => value === typed) ? good(typed || null) : bad('option');

export const wordsOfChoice = (options: readonly Option[], chosen: string): string =>
  options.find(({ value }) => value === chosen)?.label ?? chosen;
