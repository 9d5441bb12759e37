/** Links fields of a form with inputs elsewhere on the page. Few forms do, so those load it. */
import { LINKED_VALUE, VALUE_CHOSEN } from '@/lib/value-chosen-event.ts';

/** Ids of inputs elsewhere on the page, by the key of the field that mirrors them. */
export type FieldLink = Readonly<Record<string, string>>;

/** Ends a subscription. */
type Stop = () => void;

export type LinkedForm = {
  getValue: (key: string) => unknown;
  /** Sets a field without marking it as edited by the user. */
  setFieldValue: (key: string, value: string) => void;
  /** Sets a field as the user would. */
  editField: (key: string, value: string) => void;
  /** Calls a function after each change of the form; returns the function that stops it. */
  subscribe: (onChange: () => void) => Stop;
  /**
   * Calls a function each time that the form was cleared, or, with the values that were typed before and stay, that a draft was
   * restored; returns the function that stops it.
   */
  subscribeReset: (onReset: (typed?: Readonly<Record<string, unknown>>) => void) => Stop;
  /** Returns whether a record is shown instead of the form. */
  isSubmitted: () => boolean;
};

/**
 * Copies a value that was chosen elsewhere into a field, until the user edits the field, and again after the form was cleared. What
 * the user has chosen on this page before a draft was restored is newer than the draft, and replaces its value.
 * Reports each value of the field to the input: the user may have edited it, or a draft may have another one.
 */
function followInput(
  key: string,
  input: HTMLInputElement,
  initial: unknown,
  form: LinkedForm,
  signal: AbortSignal,
): Stop[] {
  let last = initial;
  const update = () => {
    if (form.getValue(key) === last) form.setFieldValue(key, input.value);
    last = input.value;
  };
  let reported: unknown;
  const reportValue = () => {
    const value = form.getValue(key);
    if (value === reported) return;
    reported = value;
    input.dispatchEvent(new CustomEvent(LINKED_VALUE, { detail: value }));
  };
  update();
  reportValue();
  input.addEventListener(VALUE_CHOSEN, update, { signal });
  return [
    form.subscribe(reportValue),
    form.subscribeReset((typed) => {
      if (!typed) {
        last = initial;
        update();
      } else if (!(key in typed) && input.value !== input.defaultValue) form.editField(key, input.value);
    }),
  ];
}

/** Shows the value of a field in a text area elsewhere, and the other way round: the user edits one text in two places. */
function shareText(key: string, area: HTMLTextAreaElement, form: LinkedForm, signal: AbortSignal): Stop[] {
  /** What was typed while a record is shown: the next one begins with it. */
  let next = '';
  const edit = () => {
    if (form.isSubmitted()) next = area.value;
    form.editField(key, area.value);
  };
  if (area.value) edit();
  area.addEventListener('input', edit, { signal });
  return [
    form.subscribe(() => {
      if (!form.isSubmitted()) next = '';
      const value = form.getValue(key);
      if (typeof value === 'string' && value !== area.value) area.value = value;
    }),
    form.subscribeReset((typed) => {
      if (typed) return;
      const text = next;
      next = '';
      // Afterwards, because the values of a cleared form count as saved.
      if (text) {
        queueMicrotask(() => {
          form.editField(key, text);
        });
      }
    }),
  ];
}

/**
 * Links the fields of a form, and returns the function that ends this.
 * @param initialValues values of the fields before the first copy
 */
export type FieldLinker = (form: LinkedForm, initialValues: Readonly<Record<string, unknown>>) => Stop;

/**
 * Creates the function that links fields with inputs elsewhere on the page: an input is followed on every `VALUE_CHOSEN` event until
 * the user edits the field, and again after the form was cleared; a text area has the same text as its field, and what is typed into
 * it while a record is shown is part of the next one.
 */
export const createFieldLinker =
  (links: FieldLink): FieldLinker =>
  (form, initialValues) => {
    const controller = new AbortController();
    const { signal } = controller;
    const stops = Object.entries(links).flatMap(([key, id]) => {
      const input = document.getElementById(id);
      if (input instanceof HTMLInputElement) return followInput(key, input, initialValues[key], form, signal);
      return input instanceof HTMLTextAreaElement ? shareText(key, input, form, signal) : [];
    });
    return () => {
      controller.abort();
      for (const stop of stops) stop();
    };
  };
