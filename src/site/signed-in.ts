/** The setting of the device that says whether the visitor is signed in. */
export const SIGNED_IN = 'signed-in';
