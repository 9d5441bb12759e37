/** Loads the form of a section, and the function that saves a section without it. */
export const loadSectionForm = () => import('./section-editor.ts');
