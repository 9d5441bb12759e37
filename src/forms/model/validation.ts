/** What can be wrong with an answer. The words for each are content, see “Words of forms”. */

/** Every problem with the places that its words may use. */
export const PROBLEMS = {
  required: [],
  consent: [],
  tooLong: ['most'],
  email: [],
  phone: [],
  url: [],
  number: [],
  whole: [],
  decimals: [],
  multiple: ['step', 'lower', 'upper'],
  least: ['least'],
  most: ['most'],
  notBelow: ['other'],
  option: [],
  tooMany: ['most'],
  tooManyRows: ['most'],
  timing: [],
  year: [],
  date: [],
  earliest: ['date'],
  latest: ['date'],
  code: ['length'],
  fileType: ['name', 'types'],
  fileSize: ['name', 'most'],
  fileContent: ['name', 'types'],
  fileEmpty: ['name'],
  fileCount: ['name', 'most'],
  fileKept: ['name'],
  fileUnread: ['name'],
  fileBroken: ['name'],
  fileGone: ['name'],
} as const satisfies Record<string, readonly string[]>;

export type ProblemCode = keyof typeof PROBLEMS;

export type Problem = {
  code: ProblemCode;
  /** For the places of the words. */
  values?: Readonly<Record<string, string | number>>;
};

/** What a rule says of an answer: what it means, or what is wrong with it. */
export type Checked<Value> = { value: Value } | { problem: Problem };

export const good = <Value>(value: Value): { value: Value } => ({ value });

export const bad = (code: ProblemCode, values?: Problem['values']): { problem: Problem } => ({
  problem: values ? { code, values } : { code },
});
