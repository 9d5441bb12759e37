import { useEffect, useState, type ReactElement, type ReactNode } from 'react';

/** Delay in milliseconds: most results arrive earlier, and the text would only flash. */
const DELAY_MS = 300;

/** A text about something that loads, shown once it takes long. */
export function DelayedText({ children }: { children: ReactNode }): ReactElement | null {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setVisible(true);
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isVisible ? <p className="flex min-h-11 items-center text-muted">{children}</p> : null;
}
