/** Classes of buttons, for links and buttons in pages and islands. */
const BASE =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 text-small font-semibold transition-colors duration-150 text-center';

const VARIANTS = {
  /** The main action of a view. */
  primary: 'bg-sea text-sea-ink hover:bg-sea/90',
  /** All other actions. */
  secondary: 'border border-line bg-surface hover:border-control hover:bg-sunken',
  /** A round button with only an icon; it needs an accessible name. */
  round: 'border border-line bg-surface px-0 w-11 hover:border-control hover:bg-sunken aria-disabled:opacity-45',
  /** A button on pictures and dark backgrounds. */
  deep: 'bg-sea-deep text-sea-deep-ink hover:bg-sea-deep/90',
  /** The main action on a deep panel or on another dark background. */
  accent: 'bg-brass text-on-picture hover:bg-brass/90',
  /** All other actions on a deep panel. */
  onDeep: 'border border-sea-deep-ink/60 text-sea-deep-ink hover:bg-sea-deep-ink/10',
} as const;

export type ButtonVariant = keyof typeof VARIANTS;

export const buttonClass = (variant: ButtonVariant, extraClasses = ''): string =>
  `${BASE} ${VARIANTS[variant]} ${extraClasses}`.trim();
