/** The token of a record, with which this device asks the inbox for the state of the record. */

/** Returns 256 random bits as base64url. */
export const createToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');
