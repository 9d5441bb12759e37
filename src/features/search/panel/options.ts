/** The keys that move the active option, with the number of options. */
const STEPS = new Map<string, 1 | -1>([
  ['ArrowDown', 1],
  ['ArrowUp', -1],
]);

type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Returns how far a key moves the active option; undefined for other keys. With a modifier, arrows select text or move the caret. */
export const getOptionStep = ({ key, altKey, ctrlKey, metaKey, shiftKey }: PressedKey): 1 | -1 | undefined =>
  altKey || ctrlKey || metaKey || shiftKey ? undefined : STEPS.get(key);

/**
 * Moves the active option as an arrow key does: from the input to the first or last option, and past either end back to it.
 * @returns the id of the option, or undefined for the input
 */
export function moveActiveOption(
  root: ParentNode | null,
  active: string | undefined,
  step: 1 | -1,
): string | undefined {
  const options = [...(root?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  const current = options.findIndex((option) => option.id === active);
  const next = current < 0 && step < 0 ? options.length - 1 : current + step;
  const option = options[next];
  option?.scrollIntoView({ block: 'nearest' });
  return option?.id;
}
