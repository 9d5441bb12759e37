/** Classes of text inputs, text areas and select boxes. */
export const INPUT_CLASS =
  'mt-1.5 block min-h-12 w-full rounded-field border border-control bg-surface px-3.5 py-2.5 aria-invalid:border-clay aria-invalid:outline-1 aria-invalid:outline-clay focus-visible:aria-invalid:outline-2';

/** Classes of an inline input, whose border only shows on hover and focus. */
export const INLINE_INPUT_CLASS =
  '-ms-2.5 block min-h-11 w-[calc(100%+0.625rem)] rounded-field border border-transparent bg-transparent px-2.5 hover:border-control focus:border-control focus:bg-surface aria-invalid:border-clay focus-visible:aria-invalid:outline-2';

/** Classes of an inline input that looks like a heading. */
export const HEADING_INPUT_CLASS = `display ${INLINE_INPUT_CLASS} rounded-b-none border-b-line py-1.5 text-hero`;
