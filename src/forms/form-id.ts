/** The id of a form's element, so that a button elsewhere on the page can send it. */
export const formId = (form: string): string => `${form}-form`;
