import { useEffect, useState } from 'react';

/** Query parameter with the id of the product that is edited, or `new`. */
const EDIT_PARAMETER = 'edit';

const readEdited = (): string | undefined => new URLSearchParams(location.search).get(EDIT_PARAMETER) ?? undefined;

export type Editing = {
  /** Id of the edited product, `new`, or undefined for the list. */
  edited: string | undefined;
  open: (id: string) => void;
  /** Returns from the form of this product to the list. Does nothing when it is not shown: it may be saved after Back. */
  close: (id: string) => void;
};

/** Holds in the address which product is edited, so that Back leads to the list and a reload to the form. */
export function useEditing(): Editing {
  const [edited, setEdited] = useState<string>();
  useEffect(() => {
    const read = () => {
      setEdited(readEdited());
    };
    read();
    addEventListener('popstate', read);
    return () => {
      removeEventListener('popstate', read);
    };
  }, []);
  return {
    edited,
    open(id) {
      history.pushState(null, '', `${location.pathname}?${new URLSearchParams({ [EDIT_PARAMETER]: id }).toString()}`);
      setEdited(id);
    },
    close(id) {
      if (readEdited() !== id) return;
      history.replaceState(null, '', location.pathname);
      setEdited(undefined);
    },
  };
}
