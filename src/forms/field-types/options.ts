import type { Option } from '../model/definition.ts';
import { invalid, valid, type ValidationResult } from '../model/validation.ts';

/** Validates a choice: one of the options, or none. */
export const validateOption = (options: readonly Option[], selected: string): ValidationResult<string | null> =>
  !selected || options.some(({ value }) => value === selected) ? valid(selected || null) : invalid('option');

/** Returns the label of the selected option, or its value when the option no longer exists. */
export const getOptionLabel = (options: readonly Option[], selected: string): string =>
  options.find(({ value }) => value === selected)?.label ?? selected;
