import { useEffect, useState } from 'react';
import { loadEntrySummary } from '@/features/search/entry-summary.ts';
import { toFavouriteId } from '@/features/favourites/favourite-id.ts';
import type { EntrySummary } from '@/features/search/record.ts';
import type { Message } from '../conversation.ts';
import { createPreview, findPreview, type Inquiry, type ProductPreview, type ProductPreviews } from './inquiry.ts';

/** A preview that may still load; undefined when there is none. */
export type LoadedPreview = ProductPreview | 'loading' | undefined;

const toPreview = ({ picture, price }: EntrySummary): LoadedPreview =>
  picture && price && createPreview({ src: picture.thumb }, price.cents, price.unit);

/** Loads the summary of an entry. Offline, and without an entry, it is undefined: names are enough. */
function useEntrySummary(id: string | undefined): EntrySummary | 'loading' | undefined {
  const [loaded, setLoaded] = useState<{ id: string; summary: EntrySummary | undefined }>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let isCurrent = true;
    const show = (summary?: EntrySummary) => {
      if (isCurrent) setLoaded({ id, summary });
    };
    loadEntrySummary(id).then(show, () => {
      show();
    });
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (id === undefined) return undefined;
  return loaded?.id === id ? loaded.summary : 'loading';
}

/**
 * Returns the preview of the product that a message is about. Those of the visitor's own messages are loaded one by one: a page
 * with the previews of all products would be long.
 * @param samples previews of the products that samples are about
 */
export function usePreview(message: Message, samples: ProductPreviews): LoadedPreview {
  const { about } = message;
  const sample = findPreview(message, samples);
  const id = about?.kind === 'product' && !sample ? toFavouriteId('products', about.id) : undefined;
  const summary = useEntrySummary(id);
  if (id === undefined) return sample;
  return summary === 'loading' ? summary : summary && toPreview(summary);
}

/** Returns the emblem of the store that an inquiry is to. Until it is loaded, and for people, it is undefined. */
export function useEmblem({ message: { conversation }, emblem }: Inquiry): ProductPreview['picture'] | undefined {
  const store = conversation.startsWith('store:') && !emblem ? conversation.slice('store:'.length) : undefined;
  const summary = useEntrySummary(store === undefined ? undefined : toFavouriteId('stores', store));
  if (emblem || summary === 'loading' || !summary?.picture) return emblem;
  return { src: summary.picture.thumb };
}
