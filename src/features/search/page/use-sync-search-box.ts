import { useEffect } from 'react';

/** Shows in the search box of the top bar what the page has searched, unless somebody is typing there. */
export function useSyncSearchBox(text: string): void {
  useEffect(() => {
    const box = document.querySelector<HTMLInputElement>('[role=search] [name=q]');
    if (box && box !== document.activeElement) box.value = text;
  }, [text]);
}
