/** Looks that a part of a form shares with the room that is kept for it until it is loaded. */

/** Pictures that are put in order, beside one another. */
export const SLOTS_CLASS = 'grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2.5';

/** Keywords that are offered, one after another. */
export const SUGGESTIONS_CLASS = 'mt-2 flex flex-wrap gap-2';
export const SUGGESTION_CLASS =
  'inline-flex min-h-11 items-center rounded-full border border-dashed border-control px-3.5 text-small text-muted';
