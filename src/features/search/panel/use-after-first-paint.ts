import { startTransition, useEffect, useState } from 'react';

/** Whether the page has shown what was drawn at first: what follows must not hold that up. */
export function useAfterFirstPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      startTransition(() => {
        setPainted(true);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  return painted;
}
