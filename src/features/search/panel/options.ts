/**
 * The option that an arrow key leads to: the first from the box, past either end back to the box.
 * @returns its id, or undefined for the box itself
 */
export function moveActiveOption(
  root: ParentNode | null,
  active: string | undefined,
  step: 1 | -1,
): string | undefined {
  const options = [...(root?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  const here = options.findIndex((option) => option.id === active);
  const next = here < 0 && step < 0 ? options.length - 1 : here + step;
  const option = options[next];
  option?.scrollIntoView({ block: 'nearest' });
  return option?.id;
}
