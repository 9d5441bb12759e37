import { formatMessage } from '@/lib/messages.ts';
import { NUMBER_LOCALE } from '@/lib/locales.ts';

/** Formats a distance in kilometres: “12 km away”, or the label for the same place. */
export const formatDistance = (km: number, labels: { distance: string; here: string }): string =>
  km < 0.5 ? labels.here : formatMessage(labels.distance, { km: Math.round(km).toLocaleString(NUMBER_LOCALE) });
