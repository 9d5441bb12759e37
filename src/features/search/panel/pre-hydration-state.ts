/** What happened to the form of the server's HTML before it came to life: nothing of it may be lost. */
const box = (): HTMLInputElement | null =>
  typeof document === 'undefined' ? null : document.querySelector<HTMLInputElement>('[role=search] [name=q]');

export const typedBefore = (): string => box()?.value ?? '';

export const focusedBefore = (): boolean => typeof document !== 'undefined' && document.activeElement === box();
