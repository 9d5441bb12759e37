/** JSON-LD of commodities and markets. */
import type { Dataset, Place, WithContext } from 'schema-dts';
import { getLatestRate } from '@/features/market-rates/rates.ts';
import type { Commodity, Market } from '@/features/market-rates/market-rates.ts';
import { getRatesFilePath } from './rates-file.ts';

const CONTEXT = 'https://schema.org' as const;

/** Describes the rates of a commodity as a data set with its CSV file. */
export const createCommodityJsonLd = (commodity: Commodity, description: string, site: URL): WithContext<Dataset> => ({
  '@context': CONTEXT,
  '@type': 'Dataset',
  name: commodity.name,
  description,
  url: new URL(commodity.path, site).href,
  temporalCoverage: `${commodity.months[0]?.month ?? ''}/${getLatestRate(commodity.months).month}`,
  spatialCoverage: commodity.market.name,
  variableMeasured: `Modal wholesale price of one ${commodity.unit} in US dollars`,
  isAccessibleForFree: true,
  creator: { '@type': 'Organization', name: 'INO', url: site.href },
  distribution: {
    '@type': 'DataDownload',
    encodingFormat: 'text/csv',
    contentUrl: new URL(getRatesFilePath(commodity), site).href,
  },
});

/** Describes a market with its position. */
export const createMarketJsonLd = (market: Market, site: URL): WithContext<Place> => ({
  '@context': CONTEXT,
  '@type': 'Place',
  name: market.name,
  alternateName: market.nameAr,
  url: new URL(market.path, site).href,
  geo: { '@type': 'GeoCoordinates', latitude: market.latitude, longitude: market.longitude },
});
