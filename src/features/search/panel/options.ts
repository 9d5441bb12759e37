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
