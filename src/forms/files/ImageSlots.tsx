import { Plus } from '@/ui/icons/icons.ts';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '@/ui/icons/Icon.tsx';
import { SLOTS_CLASS } from '../inputs/placeholder-styles.ts';

type Props = {
  /** Number of images that can still be added. */
  freeSlots: number;
  /** Labels of the empty slots, in order. */
  names: readonly string[];
  browse: string;
  /** The file input. */
  input: ReactNode;
  /** The images that were added. */
  children: ReactNode;
};

/** A grid of images and empty slots of the same size. Every empty slot opens the same file input. */
export function ImageSlots({ freeSlots, names, browse, input, children }: Props): ReactElement {
  return (
    <div className={SLOTS_CLASS}>
      {children}
      <label className="contents">
        {/* When there is no room left, one slot stays for keyboard users only; adding a file then shows the error. */}
        {Array.from({ length: Math.max(1, freeSlots) }, (_, slot) => (
          <span
            key={slot}
            className={`relative grid aspect-square cursor-pointer content-center justify-items-center gap-1.5 rounded-field border border-dashed border-control p-2 text-center text-small text-muted hover:border-sea hover:text-sea has-focus-visible:outline-2 has-focus-visible:outline-sea ${freeSlots > 0 ? '' : 'not-focus-within:sr-only'}`}
          >
            <Icon icon={Plus} size={20} />
            {names[slot]}
            {slot === 0 && (
              <>
                <span className="font-semibold text-text">{browse}</span>
                {input}
              </>
            )}
          </span>
        ))}
      </label>
    </div>
  );
}
