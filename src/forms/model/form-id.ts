/** Returns the id of a form's element. A button elsewhere on the page can submit it with its `form` attribute. */
export const getFormId = (form: string): string => `${form}-form`;

/** Returns the id of a field's input. */
export const getFieldId = (form: string, key: string): string => `${form}-${key}`;
