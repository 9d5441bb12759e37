import { getLabels } from '@/cms/labels/get-labels.ts';
import { getQuotesAtMarket, loadMarketRates } from '@/features/market-rates/market-rates.ts';
import { getLatestRate } from '@/features/market-rates/rates.ts';
import { loadPlaces } from '@/features/places/places.ts';
import type { RecordSource } from '@/features/search/record.ts';
import { formatMoney } from '@/lib/money.ts';

/**
 * Records of wholesale markets and of the commodities with rates. A rate is not indexed as a price, so that commodities do not
 * appear among the goods of stores.
 */
export const loadMarkets: RecordSource = async () => {
  const [{ markets: all, commodities }, { getPlace }, labels] = await Promise.all([
    loadMarketRates(),
    loadPlaces(),
    getLabels('trends'),
  ]);
  return [
    ...all.map((market) => {
      const place = getPlace(market.place);
      const goods = getQuotesAtMarket(market, commodities).map(({ commodity }) => commodity.name);
      return {
        id: market.id,
        url: market.path,
        kind: 'markets' as const,
        title: market.name,
        arabic: market.nameAr,
        line: place.name,
        chips: [market.days],
        keywords: [],
        related: [labels.title, labels.tabs.rates],
        text: [place.name, place.nameAr, place.region, ...goods],
      };
    }),
    ...commodities.map((commodity) => ({
      id: commodity.id,
      url: commodity.path,
      kind: 'markets' as const,
      title: commodity.name,
      arabic: commodity.nameAr,
      line: commodity.market.name,
      chips: [`${formatMoney(getLatestRate(commodity.months).cents)} / ${commodity.unit}`],
      keywords: [],
      related: [labels.title, labels.tabs.rates],
      text: [commodity.market.name, ...commodity.others.map(({ market }) => market.name)],
    })),
  ];
};
