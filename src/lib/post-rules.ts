/** Visibilities of a post: everybody, the author’s album, or pending. Small: the content schema imports it too. */
export const VISIBILITIES = ['public', 'album', 'hidden'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Maximum length of a post, in code points. */
export const MAX_POST_LENGTH = 280;
