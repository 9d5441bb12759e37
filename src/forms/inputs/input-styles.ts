/** The look of what one types into or chooses from, for all kinds. */
export const INPUT_CLASS =
  'mt-1.5 block min-h-12 w-full rounded-field border border-control bg-surface px-3.5 py-2.5 aria-invalid:border-clay aria-invalid:outline-1 aria-invalid:outline-clay focus-visible:aria-invalid:outline-2';

/** The same as a line of text, which shows its edges when one comes near. */
export const INLINE_INPUT_CLASS =
  '-ms-2.5 block min-h-11 w-[calc(100%+0.625rem)] rounded-field border border-transparent bg-transparent px-2.5 hover:border-control focus:border-control focus:bg-surface aria-invalid:border-clay focus-visible:aria-invalid:outline-2';

/** The same as a heading. */
export const HEADING_INPUT_CLASS = `display ${INLINE_INPUT_CLASS} rounded-b-none border-b-line py-1.5 text-hero`;
