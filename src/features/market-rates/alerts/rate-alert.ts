/** Price alerts: the visitor gets a notification when the modal price of a commodity crosses a limit in a newer month. */
import type { SettingValue } from '@/storage/settings.ts';

export type RateAlert = SettingValue<'rate-alerts'>[number];

/** The newest rate of a commodity at its home market. */
export type PublishedRate = {
  commodity: string;
  name: string;
  market: string;
  path: string;
  /** ISO month, as in 2026-11. */
  month: string;
  /** The month as visitors read it, as in “November 2026”. */
  monthName: string;
  /** Modal price in US cents. */
  cents: number;
};

/** Returns whether a price has crossed the limit. The limit itself counts. */
export const isReached = ({ direction, cents }: Pick<RateAlert, 'direction' | 'cents'>, price: number): boolean =>
  direction === 'above' ? price >= cents : price <= cents;

/** Returns the alerts that a rate of a newer month has crossed. */
export const findReachedAlerts = (
  alerts: readonly RateAlert[],
  rates: readonly PublishedRate[],
): { alert: RateAlert; rate: PublishedRate }[] =>
  alerts.flatMap((alert) => {
    const rate = rates.find(({ commodity }) => commodity === alert.commodity);
    return rate && rate.month > alert.since && isReached(alert, rate.cents) ? [{ alert, rate }] : [];
  });

/** Returns whether two alerts look the same to the visitor; also true if there is none. */
export const isSameAlert = (one: RateAlert | undefined, other: RateAlert | undefined): boolean =>
  one?.commodity === other?.commodity && one?.direction === other?.direction && one?.cents === other?.cents;

/** Returns the alerts with one added; it replaces the one for the same commodity. */
export const addAlert = (alerts: readonly RateAlert[], alert: RateAlert): RateAlert[] => [
  alert,
  ...removeAlert(alerts, alert.commodity),
];

/** Returns the alerts without the one for a commodity. */
export const removeAlert = (alerts: readonly RateAlert[], commodity: string): RateAlert[] =>
  alerts.filter((alert) => alert.commodity !== commodity);

/** Returns the id of a notification about a rate, so that each month notifies once. */
export const getNotificationId = ({ commodity, month }: Pick<PublishedRate, 'commodity' | 'month'>): string =>
  `rate-alert:${commodity}:${month}`;
