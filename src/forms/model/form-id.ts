/** The id of a form's element, so that a button elsewhere on the page can send it. */
export const getFormId = (form: string): string => `${form}-form`;

/** The id of a field's control. */
export const getFieldId = (form: string, key: string): string => `${form}-${key}`;
