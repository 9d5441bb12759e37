/** Classes of text inputs, text areas and select boxes, in pages and in islands. */

/** Border and background of an input. */
export const INPUT_FRAME_CLASS = 'rounded-field border border-control bg-surface';

/** An input of a form, below its label. A select also needs `pe-10` for its arrow. */
export const INPUT_CLASS = `block min-h-12 w-full ${INPUT_FRAME_CLASS} px-3.5 py-2.5 aria-invalid:border-clay aria-invalid:outline-1 aria-invalid:outline-clay focus-visible:aria-invalid:outline-2`;

/** A select box in a toolbar, beside its label. */
export const SELECT_CLASS = `h-11 ${INPUT_FRAME_CLASS} ps-3 pe-9`;

/** A box that looks like an input and contains a bare input with an icon, a prefix or a button. */
export const INPUT_BOX_CLASS = `flex items-center ${INPUT_FRAME_CLASS} has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-sea has-aria-invalid:border-clay`;

/** The bare input in the box. */
export const BARE_INPUT_CLASS = 'min-w-0 grow bg-transparent focus:outline-none';

/** An inline input, whose border only shows on hover and focus. */
export const INLINE_INPUT_CLASS =
  '-ms-2.5 block min-h-11 w-[calc(100%+0.625rem)] rounded-field border border-transparent bg-transparent px-2.5 hover:border-control focus:border-control focus:bg-surface aria-invalid:border-clay focus-visible:aria-invalid:outline-2';

/** An inline input that looks like a heading. */
export const HEADING_INPUT_CLASS = `display ${INLINE_INPUT_CLASS} rounded-b-none border-b-line py-1.5 text-hero`;

// The focus ring is around the whole label.
const CHOICE_CLASS =
  'border border-choice bg-surface hover:border-control has-checked:border-sea has-checked:bg-sea-soft has-checked:text-sea has-aria-invalid:border-clay has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea [&>input]:outline-none';

/** A label with the radio button or checkbox in it, as a chip. */
export const CHOICE_CHIP_CLASS = `inline-flex min-h-11 items-center gap-2.5 rounded-full px-4 text-small ${CHOICE_CLASS}`;

/** A label with the radio button or checkbox in it, as a card. */
export const CHOICE_CARD_CLASS = `flex min-h-16 items-center gap-4 rounded-card px-4 py-3 font-semibold has-checked:inset-ring-1 has-checked:inset-ring-sea ${CHOICE_CLASS}`;
