/** Replaces the placeholders of a message, as in “{missing} more reach {price}”. Placeholders without a value stay. */
export const formatMessage = (message: string, values: Record<string, string | number>): string =>
  message.replace(/\{(\w+)\}/g, (placeholder, key: string) =>
    Object.hasOwn(values, key) ? String(values[key]) : placeholder,
  );

/** Returns the labels that a page passes to a custom element: the JSON object in its attribute `data-labels`. */
// The caller names the type: the page and its element are written together.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export const readLabels = <Labels>(element: HTMLElement): Labels =>
  JSON.parse(element.dataset['labels'] ?? '{}') as Labels;
