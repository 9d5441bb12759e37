import type { Option } from '../model/definition.ts';
import { rejectValue, acceptValue, type ValidationResult } from '../model/validation.ts';

/** Validates a choice: one of the options, or none. */
export const validateOption = (options: readonly Option[], selected: string): ValidationResult<string | null> =>
  !selected || options.some(({ value }) => value === selected) ? acceptValue(selected || null) : rejectValue('option');

/** Returns the label of the selected option, or its value when the option no longer exists. */
export const getOptionLabel = (options: readonly Option[], selected: string): string =>
  options.find(({ value }) => value === selected)?.label ?? selected;
