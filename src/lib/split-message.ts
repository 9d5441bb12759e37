/** Splits a message at its placeholders: even parts are texts, odd parts are the names of placeholders. */
export const splitMessage = (message: string): string[] => message.split(/\{(\w+)\}/);
