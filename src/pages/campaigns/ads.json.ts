/** What ads on pages need of the content: labels, places, and notes and opening entries of the ledger. */
import type { APIRoute } from 'astro';
import { getLabels } from '@/cms/labels/get-labels.ts';
import type { AdData } from '@/features/campaigns/ads/ad-data.ts';
import { getDefaultPlace, loadPlaces } from '@/features/places/places.ts';
import { getOpeningEntries } from '@/features/wallet/opening.ts';

export const GET: APIRoute = async () => {
  const [{ ad: labels, notes }, opening, { places }, defaultPlace] = await Promise.all([
    getLabels('campaigns'),
    getOpeningEntries(),
    loadPlaces(),
    getDefaultPlace(),
  ]);
  const data: AdData = {
    ...{ labels, notes, opening },
    places: Object.fromEntries(places.map(({ id, latitude, longitude }) => [id, { latitude, longitude }])),
    defaultPlace: defaultPlace.id,
  };
  return Response.json(data);
};
