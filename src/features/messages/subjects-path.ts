/** File with what a message can be about, except products and stores, which have a file each; see `src/pages/chat-subjects.json.ts`. */
export const SUBJECTS_PATH = '/chat-subjects.json';
