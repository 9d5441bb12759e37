/** Classes that lazily loaded inputs share with their placeholders, so that nothing moves when they load. */

/** Grid of image slots. */
export const SLOTS_CLASS = 'grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-2.5';

/** Row of suggested keywords. */
export const SUGGESTIONS_CLASS = 'mt-2 flex flex-wrap gap-2';
export const SUGGESTION_CLASS =
  'inline-flex min-h-11 items-center rounded-full border border-dashed border-control px-3.5 text-small text-muted';
