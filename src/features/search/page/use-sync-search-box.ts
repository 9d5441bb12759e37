import { useEffect } from 'react';

/** Copies the searched text into the search box of the top bar, unless the visitor is typing there. */
export function useSyncSearchBox(text: string): void {
  useEffect(() => {
    const input = document.querySelector<HTMLInputElement>('[role=search] [name=q]');
    if (input && input !== document.activeElement) input.value = text;
  }, [text]);
}
