/** The CSV file with the rates of a commodity. */
import { getPriceRange } from '@/features/market-rates/rates.ts';
import { getQuotesOfCommodity, type Commodity } from '@/features/market-rates/market-rates.ts';
import { toCsv } from '@/lib/csv.ts';
import { formatAmount } from '@/lib/money.ts';

/** Returns the path of the file. */
export const getRatesFilePath = ({ path }: Pick<Commodity, 'path'>): string => `${path}.csv`;

const HEADINGS = ['month', 'market', 'unit', 'low', 'modal', 'high', 'arrivals'];

/** Returns the file: one row a month and market, in US dollars; arrivals in tonnes only where they are recorded. */
export const formatRatesFile = (commodity: Commodity): string =>
  toCsv([
    HEADINGS,
    ...getQuotesOfCommodity(commodity).flatMap(({ market, months }) =>
      months.map(({ month, cents, arrivals }) => {
        const { low, high } = getPriceRange(cents, commodity.spread);
        const recorded = market.id === commodity.market.id ? String(arrivals) : '';
        const prices = [low, cents, high].map(formatAmount);
        return [month, market.name, commodity.unit, ...prices, recorded];
      }),
    ),
  ]);
