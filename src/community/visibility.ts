/** Who sees a post: everybody, only its author under Your Posts, or nobody while it is pending. */
export const VISIBILITIES = [
  { value: 'public', label: 'Everybody' },
  { value: 'album', label: 'The author’s album' },
  { value: 'hidden', label: 'Nobody, it is pending' },
] as const;
export type Visibility = (typeof VISIBILITIES)[number]['value'];

/** Characters of a post. */
export const LONGEST_POST = 280;
