import { formatMessage } from '@/lib/messages.ts';

/** “12 km away”, or that it is right there. */
export const formatDistance = (km: number, labels: { distance: string; here: string }): string =>
  km < 0.5 ? labels.here : formatMessage(labels.distance, { km: Math.round(km).toLocaleString('en') });
