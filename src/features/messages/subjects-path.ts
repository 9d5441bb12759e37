/** File with everything that a message can be about; see `src/pages/chat-subjects.json.ts`. */
export const SUBJECTS_PATH = '/chat-subjects.json';
