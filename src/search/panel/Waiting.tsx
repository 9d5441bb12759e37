import { useEffect, useState, type ReactElement, type ReactNode } from 'react';

/** Nobody reads what stands there for less, and drawing it would hold up what comes. */
const PATIENCE = 300;

/** Says that something is loaded, once it takes a while. */
export function Waiting({ children }: { children: ReactNode }): ReactElement | null {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLong(true);
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return long ? <p className="flex min-h-11 items-center text-muted">{children}</p> : null;
}
