/** Splits an e-mail address behind its @, where it may continue on the next line. */
export const splitAddress = (address: string): string[] => address.split(/(?<=@)/);
