/** What can be wrong with an answer. The words for each are content, see “Words of forms”. */

/** Every problem with the places that its words may use. */
export const ERROR_CODES = {
  required: [],
  consent: [],
  tooLong: ['max'],
  email: [],
  phone: [],
  url: [],
  number: [],
  integer: [],
  decimals: [],
  multiple: ['step', 'lower', 'upper'],
  min: ['min'],
  max: ['max'],
  belowField: ['other'],
  option: [],
  tooManyKeywords: ['max'],
  tooManyItems: ['max'],
  timing: [],
  year: [],
  date: [],
  earliest: ['date'],
  latest: ['date'],
  code: ['length'],
  fileType: ['name', 'types'],
  fileSize: ['name', 'max'],
  fileContent: ['name', 'types'],
  fileEmpty: ['name'],
  fileCount: ['name', 'max'],
  fileNotStored: ['name'],
  fileNotRead: ['name'],
  fileBroken: ['name'],
  fileMissing: ['name'],
} as const satisfies Record<string, readonly string[]>;

export type ErrorCode = keyof typeof ERROR_CODES;

export type ValidationError = {
  code: ErrorCode;
  /** For the places of the words. */
  values?: Readonly<Record<string, string | number>>;
};

/** What a rule says of an answer: what it means, or what is wrong with it. */
export type ValidationResult<Value> = { value: Value } | { problem: ValidationError };

export const valid = <Value>(value: Value): { value: Value } => ({ value });

export const invalid = (code: ErrorCode, values?: ValidationError['values']): { problem: ValidationError } => ({
  problem: values ? { code, values } : { code },
});
