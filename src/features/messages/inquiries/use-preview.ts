import { useEffect, useState } from 'react';
import { loadEntrySummary } from '@/features/search/entry-summary.ts';
import { toFavouriteId } from '@/features/favourites/favourite-id.ts';
import type { EntrySummary } from '@/features/search/record.ts';
import type { Message } from '../conversation.ts';
import { createPreview, findPreview, type ProductPreview, type ProductPreviews } from './inquiry.ts';

/** A preview that may still load; undefined when there is none. */
export type LoadedPreview = ProductPreview | 'loading' | undefined;

const toPreview = ({ picture, price }: EntrySummary): LoadedPreview =>
  picture && price && createPreview({ src: picture.thumb }, price.cents, price.unit);

/**
 * Returns the preview of the product that a message is about. Those of the visitor's own messages are loaded one by one: a page
 * with the previews of all products would be long.
 * @param samples previews of the products that samples are about
 */
export function usePreview(message: Message, samples: ProductPreviews): LoadedPreview {
  const { about } = message;
  const sample = findPreview(message, samples);
  const id = about?.kind === 'product' && !sample ? toFavouriteId('products', about.id) : undefined;
  const [loaded, setLoaded] = useState<{ id: string; preview: LoadedPreview }>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let isCurrent = true;
    const show = (summary?: EntrySummary) => {
      if (isCurrent) setLoaded({ id, preview: summary && toPreview(summary) });
    };
    loadEntrySummary(id).then(show, () => {
      // Offline: the name of the product is enough.
      show();
    });
    return () => {
      isCurrent = false;
    };
  }, [id]);
  if (id === undefined) return sample;
  return loaded?.id === id ? loaded.preview : 'loading';
}
