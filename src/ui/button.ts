/** The looks of a button, for links and buttons in pages and islands alike. */
const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 text-small font-semibold transition-colors duration-150 text-center';

const LOOKS = {
  /** The one action of a view. */
  primary: 'bg-sea text-sea-ink hover:bg-sea/90',
  /** Everything else one can do. */
  secondary: 'border border-line bg-surface hover:border-control hover:bg-sunken',
  /** A round one with an icon only; it needs a name. */
  round: 'border border-line bg-surface px-0 w-11 hover:border-control hover:bg-sunken aria-disabled:opacity-45',
  /** On pictures and deep grounds. */
  deep: 'bg-sea-deep text-sea-deep-ink hover:bg-sea-deep/90',
} as const;

export type ButtonVariant = keyof typeof LOOKS;

export const buttonClass = (look: ButtonVariant, more = ''): string => `${BASE} ${LOOKS[look]} ${more}`.trim();
