import type { Option } from '../model/definition.ts';
import { invalid, valid, type ValidationResult } from '../model/validation.ts';

/** The rule of a choice: one of the options, or none. */
export const validateOption = (options: readonly Option[], typed: string): ValidationResult<string | null> =>
  !typed || options.some(({ value }) => value === typed) ? valid(typed || null) : invalid('option');

export const getOptionLabel = (options: readonly Option[], chosen: string): string =>
  options.find(({ value }) => value === chosen)?.label ?? chosen;
