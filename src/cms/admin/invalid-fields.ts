/**
 * Names the fields that prevent an entry from being saved. Keystatic only marks them where they are, which is often out of
 * sight or in an item of a list that is closed, and otherwise does nothing when the editor presses Save.
 */
import type { ComponentSchema } from '@keystatic/core';
import { createBar, type BarRow } from '../bridge/bar.ts';
import { getFieldLabel } from '../bridge/field-label.ts';
import type { AnyConfig } from '../bridge/types.ts';

/** The start of the warning that Keystatic logs instead of saving. The fields follow, one on each line. */
const WARNING = 'Field validation failed:\n';

/** Keystatic writes this before the reasons of our own checks. */
const OWN_CHECK = /^Unexpected error: Error: /;

const TITLE = 'Nothing was saved. Correct these fields, then save again.';

/** The page of an entry in the admin. */
const ENTRY_PAGE = /\/(collection|singleton)\/([^/]+)/;

/** Returns the fields of the entry of a page in the admin. */
export function getFields(types: AnyConfig, pathname: string): Record<string, ComponentSchema> {
  const [, kind, name = ''] = ENTRY_PAGE.exec(pathname) ?? [];
  const type = kind === 'collection' ? types.collections?.[name] : types.singletons?.[name];
  return type?.schema ?? {};
}

/**
 * Returns the fields of a logged warning and what is wrong with each; nothing for other warnings.
 * @param fields those of the open entry
 */
export function readInvalidFields(warning: unknown, fields: Record<string, ComponentSchema>): BarRow[] {
  if (!(warning instanceof Error) || !warning.message.startsWith(WARNING)) return [];
  const lines = warning.message.slice(WARNING.length).split('\n');
  return lines.map((line) => {
    const [, path = '', logged = line] = /^([^\s:]+): (.+)$/.exec(line) ?? [];
    const name = getFieldLabel(fields, path);
    const reason = logged.replace(OWN_CHECK, '');
    return name === undefined ? { name: path || 'entry', reason } : { name, reason, path };
  });
}

/**
 * Shows the invalid fields of an entry until it is saved or left. Returns a function that ends this.
 * @param types all types of the admin
 */
export function showInvalidFields(types: AnyConfig): () => void {
  const bar = createBar('invalid-fields');
  let form: EventTarget | null = null;
  const observer = new MutationObserver(() => {
    if (form instanceof Node && form.isConnected) return;
    bar.hide();
    observer.disconnect();
  });
  // Keystatic validates after this, while it handles the same event.
  const onSubmit = ({ target }: Event): void => {
    form = target;
    bar.hide();
  };
  const { warn } = console;
  console.warn = (...logged: unknown[]) => {
    warn(...logged);
    const rows = readInvalidFields(logged[0], getFields(types, location.pathname));
    if (rows.length === 0) return;
    bar.show(TITLE, rows);
    observer.observe(document.body, { childList: true, subtree: true });
  };
  document.addEventListener('submit', onSubmit, { capture: true });
  return () => {
    document.removeEventListener('submit', onSubmit, { capture: true });
    console.warn = warn;
    observer.disconnect();
    bar.hide();
  };
}
