/**
 * Shortcuts of the queue: j and k go to the next and the previous submission, a to the field that accepts or answers, r to the
 * reason to decline. Without scripts, the same is done with links and fields.
 */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input:not([type=checkbox]), textarea, select') !== null;

/** Opens the submission beside the open or focused one. */
function move(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-entries] a')];
  const isListOnly = document.body.dataset['queue'] === 'list';
  const current = links.findIndex((link) =>
    isListOnly ? link === document.activeElement : link.ariaCurrent === 'page',
  );
  const next = current === -1 ? links.at(step === 1 ? 0 : -1) : links[current + step];
  if (!next) return;
  if (isListOnly) next.focus();
  else next.click();
}

function decide(key: 'a' | 'r'): void {
  const details = document.querySelector<HTMLDetailsElement>('[data-decline]');
  if (key === 'r' && details) details.open = true;
  document.querySelector<HTMLElement>(key === 'r' ? '[data-decline] [data-reason]' : '[data-key=a]')?.focus();
}

document.addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, altKey, metaKey } = event;
  if (ctrlKey || altKey || metaKey || isTyping(target) || !('shortcuts' in document.body.dataset)) return;
  if (key === 'j' || key === 'k') move(key === 'j' ? 1 : -1);
  else if (key === 'a' || key === 'r') decide(key);
  else return;
  event.preventDefault();
});
