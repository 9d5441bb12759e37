/** Folder of the emoji data on this site; see `src/pages/emoji`. */
export const EMOJI_PATH = '/emoji';
