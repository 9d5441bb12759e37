import type { APIRoute } from 'astro';
import { getLabels } from '@/cms/labels/get-labels.ts';
import type { PublishedRate } from '@/features/market-rates/alerts/rate-alert.ts';
import { loadMarketRates } from '@/features/market-rates/market-rates.ts';
import { getLatestRate } from '@/features/market-rates/rates.ts';
import { formatMonthAndYear } from '@/lib/dates/months.ts';

/** The newest rate of each commodity, loaded when the visitor has set a price alert. */
export const GET: APIRoute = async () => {
  const [{ alert }, { commodities }] = await Promise.all([getLabels('trends'), loadMarketRates()]);
  const rates = commodities.map(({ id, name, market, path, months }): PublishedRate => {
    const { month, cents } = getLatestRate(months);
    return { commodity: id, name, market: market.name, path, month, monthName: formatMonthAndYear(month), cents };
  });
  return Response.json({ rates, labels: { title: alert.notification, text: alert.notificationText } });
};
