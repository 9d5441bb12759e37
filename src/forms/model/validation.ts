/** Validation errors. Their messages are content, in the form labels. */

/** Every error code with the placeholders that its message may use. */
export const ERROR_CODES = {
  required: [],
  consent: [],
  cardMissing: [],
  tooLong: ['max'],
  email: [],
  phone: [],
  url: [],
  vpa: [],
  number: [],
  integer: [],
  decimals: [],
  multiple: ['step', 'lower', 'upper'],
  min: ['min'],
  max: ['max'],
  belowField: ['other'],
  tier: ['row'],
  tierQuantity: ['row', 'quantity'],
  tierPrice: ['row', 'price'],
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
  fileNotStored: ['name', 'reason'],
  fileNotRead: ['name'],
  fileBroken: ['name'],
  fileMissing: ['name'],
} as const satisfies Record<string, readonly string[]>;

export type ErrorCode = keyof typeof ERROR_CODES;

export type ValidationError = {
  code: ErrorCode;
  /** Values of the placeholders. */
  values?: Readonly<Record<string, string | number>>;
};

/** Result of a validator: the stored value, or the error. */
export type ValidationResult<Value> = { value: Value } | { error: ValidationError };

/** Returns the result of a validator for a valid value, as it is stored. */
export const acceptValue = <Value>(value: Value): { value: Value } => ({ value });

/** Returns the result of a validator for an invalid value. `values` has all placeholders of the message. */
export const rejectValue = (code: ErrorCode, values?: ValidationError['values']): { error: ValidationError } => ({
  error: values ? { code, values } : { code },
});
