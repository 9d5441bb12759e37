/** What happened to the form of the server's HTML before it came to life: nothing of it may be lost. */
const box = (): HTMLInputElement | null =>
  typeof document === 'undefined' ? null : document.querySelector<HTMLInputElement>('[role=search] [name=q]');

export const getInitialText = (): string => box()?.value ?? '';

export const hadFocus = (): boolean => typeof document !== 'undefined' && document.activeElement === box();
