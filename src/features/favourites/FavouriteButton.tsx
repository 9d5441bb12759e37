import { useSyncExternalStore, type ReactElement } from 'react';
import { Icon } from '@/ui/icons/Icon.tsx';
import { Heart } from '@/ui/icons/icons.ts';
import { isFavourite, subscribeFavourites, toggleFavourite } from './favourites.ts';

type Props = {
  /** Id as in `product:sidr-honey-1kg`. */
  id: string;
  label: string;
  className?: string;
};

/** A button that marks an entry as a favourite. `FavouriteButton.astro` renders it on pages, without React in the browser. */
export function FavouriteButton({ id, label, className = '' }: Props): ReactElement {
  const isMarked = useSyncExternalStore(
    subscribeFavourites,
    () => isFavourite(id),
    () => false,
  );
  return (
    <button
      type="button"
      aria-pressed={isMarked}
      aria-label={label}
      onClick={({ currentTarget }) => {
        toggleFavourite(id, currentTarget);
      }}
      className={`favourite-button ${className}`.trimEnd()}
    >
      <Icon icon={Heart} />
    </button>
  );
}
