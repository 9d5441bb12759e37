/**
 * Reads a comma in a number of the admin as the decimal sign where it cannot separate thousands. Keystatic reads numbers as in
 * English, and drops each comma: a price typed as “8,5” would be stored as 85.
 */

/** A number with one comma and no point. */
const WITH_COMMA = /^\s*(?<sign>-?)(?<whole>\d*),(?<rest>\d+)\s*$/;

/** Returns the number with a point where its comma must be a decimal sign; other texts unchanged. */
export function replaceDecimalComma(typed: string): string {
  const { sign = '', whole = '', rest = '' } = WITH_COMMA.exec(typed)?.groups ?? {};
  if (!rest) return typed;
  const isThousandsSeparator = rest.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return isThousandsSeparator ? typed : `${sign}${whole}.${rest}`;
}

function correctInput({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.inputMode) return;
  const value = replaceDecimalComma(target.value);
  if (value === target.value) return;
  // React observes the property `value` of each input. Only the setter of the class lets it notice the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, value);
  target.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Corrects numbers before Keystatic reads them: when their input is left, and on Enter. Returns a function that ends this. */
export function correctDecimalCommas(): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') correctInput(event);
  };
  // Before the listeners of React, which are inside of the document.
  document.addEventListener('focusout', correctInput, { capture: true });
  document.addEventListener('keydown', onKeyDown, { capture: true });
  return () => {
    document.removeEventListener('focusout', correctInput, { capture: true });
    document.removeEventListener('keydown', onKeyDown, { capture: true });
  };
}
