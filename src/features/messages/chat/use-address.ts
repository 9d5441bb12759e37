import { useCallback, useEffect, useState } from 'react';
import { getChatPath, ROUTES } from '@/routes.ts';

/** The conversation and the subject in the address, as in `/chat?with=store:sadaf-packaging&about=product:…`. */
export type ChatAddress = { conversation: string; subject: string };

const read = (): ChatAddress => {
  const params = new URLSearchParams(location.search);
  return { conversation: params.get('with') ?? '', subject: params.get('about') ?? '' };
};

/**
 * Returns the address, and a function that opens a conversation. Each conversation is an entry of the history, so the
 * browser’s Back leads to the list. Undefined until the page is hydrated.
 */
export function useAddress(): [ChatAddress | undefined, open: (conversation: string) => void] {
  const [address, setAddress] = useState<ChatAddress>();
  useEffect(() => {
    const update = () => {
      setAddress(read());
    };
    update();
    addEventListener('popstate', update);
    return () => {
      removeEventListener('popstate', update);
    };
  }, []);
  const open = useCallback((conversation: string) => {
    history.pushState(null, '', getChatAddress(conversation));
    setAddress(read());
  }, []);
  return [address, open];
}

/** Returns the address of a conversation, or of the list. */
export const getChatAddress = (conversation: string): string =>
  conversation === '' ? ROUTES.chat : getChatPath(conversation);
