/** Notifications about reached price alerts. Loaded only when the visitor has set one. */
import { formatMessage } from '@/lib/messages.ts';
import { formatMoney } from '@/lib/money.ts';
import { findReachedAlerts, getNotificationId, type PublishedRate, type RateAlert } from './rate-alert.ts';
import { PUBLISHED_RATES_PATH } from './published-rates-path.ts';

type PublishedRates = {
  rates: readonly PublishedRate[];
  labels: { title: string; text: string };
};

export type AlertNotification = { id: string; href: string; title: string; text: string };

/** Loads the newest rates and returns a notification for each alert that they reach. Throws when they cannot be loaded. */
export async function loadAlertNotifications(alerts: readonly RateAlert[]): Promise<AlertNotification[]> {
  const response = await fetch(PUBLISHED_RATES_PATH);
  if (!response.ok) throw new Error(`${PUBLISHED_RATES_PATH} answered ${response.status}`);
  // Written by our own build, so its shape is trusted.
  const { rates, labels } = (await response.json()) as PublishedRates;
  return findReachedAlerts(alerts, rates).map(({ alert, rate }) => ({
    id: getNotificationId(rate),
    href: rate.path,
    title: formatMessage(labels.title, { name: rate.name, price: formatMoney(rate.cents) }),
    text: formatMessage(labels.text, {
      market: rate.market,
      month: rate.monthName,
      limit: formatMoney(alert.cents),
    }),
  }));
}
