import { formatMessage } from '@/lib/messages.ts';
import { NUMBER_LOCALE } from '@/lib/locales.ts';

/** Formats a distance in kilometres: “12 km away”, or the label for the same place. */
export const formatDistance = (km: number, labels: { distance: string; here: string }): string =>
  km < 0.5 ? labels.here : formatMessage(labels.distance, { km: Math.round(km).toLocaleString(NUMBER_LOCALE) });

/**
 * Formats the distance from a place: “12 km from Muscat”; empty at the place itself.
 * @param label message with `km` and `place`
 */
export const formatPlaceDistance = (km: number, place: string, label: string): string =>
  km < 0.5 ? '' : formatMessage(label, { km: Math.round(km).toLocaleString(NUMBER_LOCALE), place });
