/** Classes of an ad, for the preview of the form and for the ads on pages, which have no React. */
export const AD_CLASS = 'relative flex flex-wrap gap-4 rounded-card border border-line bg-surface p-4';
export const AD_PICTURE_CLASS = 'aspect-[4/3] w-full rounded-field object-cover tablet:w-44';
export const AD_TEXT_CLASS = 'min-w-0 grow basis-48';
export const AD_LINE_CLASS = 'text-fine text-muted';
export const AD_BADGE_CLASS = 'chip me-2 bg-brass-soft text-brass-ink';
export const AD_HEADLINE_CLASS = 'mt-1 font-text text-body font-semibold wrap-anywhere';
export const AD_DESCRIPTION_CLASS = 'mt-1 text-small text-muted wrap-anywhere';
export const AD_LINK_CLASS = 'mt-2 inline-flex min-h-11 items-center text-small font-semibold text-sea underline';
