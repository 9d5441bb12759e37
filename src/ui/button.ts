/** Classes of buttons, for links and buttons in pages and islands. `src/styles/parts.css` defines them. */
const VARIANTS = {
  /** The main action of a view. */
  primary: 'button button-primary',
  /** All other actions. */
  secondary: 'button button-secondary',
  /** A round button with only an icon; it needs an accessible name. */
  round: 'button button-round',
  /** A button on pictures and dark backgrounds. */
  deep: 'button button-deep',
  /** The main action on a deep panel or on another dark background. */
  accent: 'button button-accent',
  /** All other actions on a deep panel. */
  onDeep: 'button button-on-deep',
} as const;

export type ButtonVariant = keyof typeof VARIANTS;

export const buttonClass = (variant: ButtonVariant, extraClasses = ''): string =>
  `${VARIANTS[variant]} ${extraClasses}`.trimEnd();
