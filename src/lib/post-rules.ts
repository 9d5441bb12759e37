/** Who sees a post: everybody, the author's album, or nobody yet. Light: the schema of the content has it too. */
export const VISIBILITIES = ['public', 'album', 'hidden'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** The longest post, in characters as `Array.from` counts them. */
export const MAX_POST_LENGTH = 280;
