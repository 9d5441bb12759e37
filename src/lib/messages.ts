/** Replaces the placeholders of a message, as in “{missing} more reach {price}”. Placeholders without a value stay. */
export const formatMessage = (message: string, values: Record<string, string | number>): string =>
  message.replace(/\{(\w+)\}/g, (placeholder, key: string) =>
    Object.hasOwn(values, key) ? String(values[key]) : placeholder,
  );
