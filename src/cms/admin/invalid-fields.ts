/**
 * Names the fields that prevent an entry from being saved. Keystatic only marks them where they are, which is often out of
 * sight or in an item of a list that is closed, and otherwise does nothing when the editor presses Save.
 */
import { createBar, type BarRow } from '../bridge/bar.ts';

/** The start of the warning that Keystatic logs instead of saving. The fields follow, one on each line. */
const WARNING = 'Field validation failed:\n';

/** Keystatic writes this before the reasons of our own checks. */
const OWN_CHECK = /^Unexpected error: Error: /;

const TITLE = 'Nothing was saved. Correct these fields, then save again.';

/** Returns the fields of a logged warning and what is wrong with each; nothing for other warnings. */
export function readInvalidFields(logged: unknown): BarRow[] {
  if (!(logged instanceof Error) || !logged.message.startsWith(WARNING)) return [];
  const lines = logged.message.slice(WARNING.length).split('\n');
  return lines.map((line) => {
    const [, where = '', reason = line] = /^([^\s:]+): (.+)$/.exec(line) ?? [];
    return { where: where || 'entry', reason: reason.replace(OWN_CHECK, '') };
  });
}

/** Shows the invalid fields of an entry until it is saved or left. Returns a function that ends this. */
export function showInvalidFields(): () => void {
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
    const rows = readInvalidFields(logged[0]);
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
