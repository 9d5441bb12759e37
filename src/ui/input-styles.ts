/**
 * Classes of inputs, in pages and in islands. `src/styles/parts.css` defines them below the utilities, so that an element
 * can override a part, such as the padding.
 */

/** Border and background of an input. */
export const INPUT_FRAME_CLASS = 'input-frame';

/** A text input, text area or select of a form, below its label. A select also needs `pe-10` for its arrow. */
export const INPUT_CLASS = 'input';

/** A select box in a toolbar, beside its label. */
export const SELECT_CLASS = 'input-select';

/** A box that looks like an input, with a bare input and an icon, a prefix or a button in it. */
export const INPUT_BOX_CLASS = 'input-box';

/** An inline input, whose border only shows on hover and focus. */
export const INLINE_INPUT_CLASS = 'input-inline';

/** An inline input that looks like a heading. */
export const HEADING_INPUT_CLASS = 'display input-inline input-heading';

/** A label with the radio button or checkbox in it, as a chip. */
export const CHOICE_CHIP_CLASS = 'choice-chip';

/** A label with the radio button or checkbox in it, as a card. */
export const CHOICE_CARD_CLASS = 'choice-card';

/** The row of buttons at the end of a form. */
export const FORM_ACTIONS_CLASS = 'form-actions';
