import { Plus } from 'lucide';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '@/ui/icons/Icon.tsx';
import { SLOTS_CLASS } from '../inputs/placeholder-styles.ts';

type Props = {
  /** How many more pictures there is room for. */
  free: number;
  /** What belongs into the free places, in order, where it has names. */
  names: readonly string[];
  browse: string;
  /** The input that chooses files. */
  box: ReactNode;
  /** The pictures that are there. */
  children: ReactNode;
};

/** Pictures and the room for more of them, all of one size. Every free place leads to the same input. */
export function ImageSlots({ free, names, browse, box, children }: Props): ReactElement {
  return (
    <div className={SLOTS_CLASS}>
      {children}
      <label className="contents">
        {/* Where all is full one is there for keys alone: it says so when something is chosen. */}
        {Array.from({ length: Math.max(1, free) }, (_, slot) => (
          <span
            key={slot}
            className={`relative grid aspect-square cursor-pointer content-center justify-items-center gap-1.5 rounded-field border border-dashed border-control p-2 text-center text-small text-muted hover:border-sea hover:text-sea has-focus-visible:outline-2 has-focus-visible:outline-sea ${free > 0 ? '' : 'not-focus-within:sr-only'}`}
          >
            <Icon node={Plus} size={20} />
            {names[slot]}
            {slot === 0 && (
              <>
                <span className="font-semibold text-text">{browse}</span>
                {box}
              </>
            )}
          </span>
        ))}
      </label>
    </div>
  );
}
