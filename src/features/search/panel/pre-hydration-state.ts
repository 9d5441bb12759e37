/** Reads the text and focus of the search form before hydration, so that neither is lost. */
const getInput = (): HTMLInputElement | null =>
  typeof document === 'undefined' ? null : document.querySelector<HTMLInputElement>('[role=search] [name=q]');

export const getInitialText = (): string => getInput()?.value ?? '';

export const hadFocus = (): boolean => typeof document !== 'undefined' && document.activeElement === getInput();
