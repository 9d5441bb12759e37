/** Names the settings that an import has not replaced. */
import { DEFAULT_LOCALE } from '@/lib/locales.ts';
import { formatMessage } from '@/lib/messages.ts';
import type { SettingName } from '@/storage/settings.ts';
import type { YourDataLabels } from './labels.ts';

type TransferLabels = YourDataLabels['transfer'];

/** The label of each setting, in the order of the message. A setting that no page shows to the visitor has none. */
const LABELS: Readonly<Record<SettingName, keyof TransferLabels['settings'] | undefined>> = {
  place: 'place',
  phone: 'phone',
  'verified-phone': 'verifiedPhone',
  'rate-alerts': 'rateAlerts',
  'opened-commodities': 'commodities',
  'read-notifications': 'notifications',
  'referral:': 'referral',
  'card-request:': 'cardRequests',
  'reseller:confirmed:': 'registrations',
  'signed-in': 'signedIn',
  'code:phone': undefined,
  'code:reseller': undefined,
  countries: undefined,
  'no-sample-searches': undefined,
  'number:': undefined,
  'phone:typed': undefined,
  'review-questions': undefined,
  // Each device asks for it once.
  'terms-read': undefined,
  'undelivered:seen': undefined,
};

/** Returns the message about settings that were not replaced; empty when the visitor knows none of them. */
export function formatKeptSettings(
  kept: readonly SettingName[],
  labels: Pick<TransferLabels, 'kept' | 'settings'>,
): string {
  const names = Object.entries(LABELS).flatMap(([name, label]) =>
    label !== undefined && kept.some((one) => one === name) ? [labels.settings[label]] : [],
  );
  if (names.length === 0) return '';
  const settings = new Intl.ListFormat(document.documentElement.lang || DEFAULT_LOCALE).format(names);
  return formatMessage(labels.kept, { settings });
}
