/** Key of the setting that stores whether the visitor is signed in. */
export const SIGNED_IN = 'signed-in';
