/** The look of what one types into or chooses from, for all kinds. */
export const CONTROL =
  'mt-1.5 block min-h-12 w-full rounded-field border border-control bg-surface px-3.5 py-2.5 aria-invalid:border-clay aria-invalid:outline-1 aria-invalid:outline-clay focus-visible:aria-invalid:outline-2';
