import { Heart } from 'lucide';
import { useSyncExternalStore, type ReactElement } from 'react';
import { isFavourite, toggleFavourite, subscribeFavourites } from './favourites.ts';
import { Icon } from '@/ui/icons/Icon.tsx';

/** The favourite button for cards that are rendered in the browser. */
export function FavouriteButton({ id, label }: { id: string; label: string }): ReactElement {
  const marked = useSyncExternalStore(
    subscribeFavourites,
    () => isFavourite(id),
    () => false,
  );
  return (
    <button
      type="button"
      aria-pressed={marked}
      aria-label={label}
      onClick={() => {
        toggleFavourite(id);
      }}
      className="group absolute end-2 top-2 z-10 grid size-11 place-items-center rounded-full border border-line bg-surface text-text hover:border-control aria-pressed:text-clay"
    >
      <Icon node={Heart} className="transition-transform group-active:scale-90 group-aria-pressed:fill-clay" />
    </button>
  );
}
