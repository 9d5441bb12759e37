import { startTransition, useEffect, useState } from 'react';

/** Returns false until the first render has been painted. Components use it to defer less important parts. */
export function useAfterFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(false);
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
  return isPainted;
}
