import { useEffect } from 'react';
import { VALUE_CHOSEN } from '@/lib/value-chosen-event.ts';

/** Ids of inputs elsewhere on the page, by the key of the field that mirrors them. */
export type FieldLink = Readonly<Record<string, string>>;

/**
 * Copies the values of linked inputs into fields, at first and on every `VALUE_CHOSEN` event, until the user edits the field.
 * @param initialValues values of the fields before the first copy
 * @param setFieldValue sets a field without marking it as edited by the user
 */
export function useLinkedFields(
  links: FieldLink | undefined,
  initialValues: Readonly<Record<string, unknown>>,
  getValue: (key: string) => unknown,
  setFieldValue: (key: string, value: string) => void,
): void {
  useEffect(() => {
    const controller = new AbortController();
    for (const [key, id] of Object.entries(links ?? {})) {
      const input = document.getElementById(id);
      if (!(input instanceof HTMLInputElement)) continue;
      let last = initialValues[key];
      const update = () => {
        if (getValue(key) === last) setFieldValue(key, input.value);
        last = input.value;
      };
      update();
      input.addEventListener(VALUE_CHOSEN, update, { signal: controller.signal });
    }
    return () => {
      controller.abort();
    };
    // The links are those of the first render: a page never changes them.
  }, []);
}
