/**
 * Name of the hidden field that only bots fill in. A receiver rejects records that have an answer of this name. How fast a form
 * is filled in says nothing: browsers fill in whole forms at once, and every record waits for the undo period anyway.
 */
export const HONEYPOT_NAME = 'company-fax';
