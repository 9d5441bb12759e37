import { Plus } from '@/ui/icons/icons.ts';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '@/ui/icons/Icon.tsx';
import { SLOTS_CLASS } from '../inputs/placeholder-styles.ts';

type Props = {
  /** Number of images that can still be added. */
  freeSlots: number;
  /** Label of the next image. */
  name: string | undefined;
  browse: string;
  /** The file input. */
  input: ReactNode;
  /** The images that were added. */
  children: ReactNode;
};

/** A grid of images, and one empty slot of the same size, which opens the file input, while there is room. */
export function ImageSlots({ freeSlots, name, browse, input, children }: Props): ReactElement {
  return (
    <div className={SLOTS_CLASS}>
      {children}
      <label className="contents">
        {/* When there is no room left, the slot stays for keyboard users only; adding a file then shows the error. */}
        <span
          className={`relative grid aspect-square cursor-pointer content-center justify-items-center gap-1.5 rounded-field border border-dashed border-control p-2 text-center text-small text-muted hover:border-sea hover:text-sea has-focus-visible:outline-2 has-focus-visible:outline-sea ${freeSlots > 0 ? '' : 'not-focus-within:sr-only'}`}
        >
          <Icon icon={Plus} size={20} />
          {name}
          <span className="font-semibold text-text">{browse}</span>
          {input}
        </span>
      </label>
    </div>
  );
}
