/** Loads the form of a section, and the function that removes an interest without it. */
export const loadSectionForm = () => import('./section-editor.ts');
