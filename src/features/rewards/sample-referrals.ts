import { createLookup, loadEntries } from '@/cms/entries.ts';
import { getSingleton } from '@/cms/singleton.ts';
import { memoizeContent } from '@/lib/memoize.ts';
import { loadPlaces } from '@/features/places/places.ts';
import type { SampleReferral } from './points.ts';

/** Returns the friends behind the sample entries of the wallet, read once per build. */
export const getSampleReferrals = memoizeContent(async (): Promise<SampleReferral[]> => {
  const [{ sent }, people, { getPlace }] = await Promise.all([
    getSingleton('referral'),
    loadEntries('people'),
    loadPlaces(),
  ]);
  const getPerson = createLookup('people', people);
  return sent.map(({ transaction, person }) => {
    const { name, place } = getPerson(person);
    return { transaction, name, place: getPlace(place).name };
  });
});
