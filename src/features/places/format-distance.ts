import { formatMessage } from '@/lib/messages.ts';
import { NUMBER_LOCALE } from '@/lib/locales.ts';

/** Below this distance in kilometres, two places count as the same. */
const SAME_PLACE_KM = 0.5;

/** Formats a distance in kilometres: “12 km away”, or the label for the same place. */
export const formatDistance = (km: number, labels: { distance: string; here: string }): string =>
  km < SAME_PLACE_KM
    ? labels.here
    : formatMessage(labels.distance, { km: Math.round(km).toLocaleString(NUMBER_LOCALE) });

/**
 * Formats the distance from a place: “12 km from Muscat”; empty at the place itself.
 * @param label message with `km` and `place`
 */
export const formatPlaceDistance = (km: number, place: string, label: string): string =>
  km < SAME_PLACE_KM ? '' : formatMessage(label, { km: Math.round(km).toLocaleString(NUMBER_LOCALE), place });
