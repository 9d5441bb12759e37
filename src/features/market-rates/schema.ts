import { collection, fields } from '@keystatic/core';
import { number, relationship } from '../../cms/bridge/fields.ts';
import { arabicName, moneyField, monthField, nameField, requiredText, integerField } from '../../cms/fields/fields.ts';
import { getCommodityPath, getMarketPath } from '../../routes.ts';
import { coordinate } from '../places/schema.ts';

/** A flag that marks every figure as sample data while it is set. */
const sample = () =>
  fields.checkbox({
    label: 'Sample data',
    description: 'Pages mark every figure as sample data. Clear the checkbox when the figures are real.',
    defaultValue: true,
  });

const market = (label: string) => relationship({ label, collection: 'markets', validation: { isRequired: true } });

const factor = (label: string, description: string, min: number, max: number) =>
  number({ label, description, decimals: 2, validation: { isRequired: true, min, max } });

export const markets = collection({
  label: 'Wholesale markets',
  path: 'content/markets/*',
  previewUrl: getMarketPath('{slug}'),
  slugField: 'name',
  schema: {
    name: nameField('Name'),
    nameAr: arabicName('Name'),
    place: relationship({ label: 'Place', collection: 'places', validation: { isRequired: true } }),
    latitude: coordinate('Latitude', 15, 30),
    longitude: coordinate('Longitude', 45, 60),
    days: requiredText('Days and hours', 'Example: Sat–Thu 05:00–13:00.'),
    popularityRank: integerField('Popularity rank', 1, 'Rank 1 is the most popular market.'),
    sample: sample(),
  },
});

const monthOfRates = fields.object(
  {
    month: monthField('Month'),
    price: moneyField('Modal price', 'This is the most frequent price of one unit, in US dollars.'),
    arrivals: integerField('Arrivals in tonnes', 0),
  },
  { label: 'Month', layout: [4, 4, 4] },
);

const otherMarket = fields.object(
  {
    market: market('Market'),
    factor: factor(
      'Factor',
      'The price there is this multiple of the home market’s price: 1.06 means 6 % more.',
      0.1,
      10,
    ),
  },
  { label: 'Other market', layout: [8, 4] },
);

export const commodities = collection({
  label: 'Commodities',
  path: 'content/commodities/*',
  previewUrl: getCommodityPath('{slug}'),
  slugField: 'name',
  schema: {
    name: nameField('Name'),
    nameAr: arabicName('Name'),
    unit: requiredText('Unit of the price', 'Example: kg.'),
    market: market('Home market'),
    spread: factor(
      'Spread',
      'The low and high prices differ from the modal price by this share: 0.14 means 14 %.',
      0,
      0.9,
    ),
    others: fields.array(otherMarket, {
      label: 'Other markets',
      itemLabel: (item) => `${item.fields.market.value ?? '?'} × ${item.fields.factor.value ?? '?'}`,
    }),
    months: fields.array(monthOfRates, {
      label: 'Months',
      description:
        'Thirteen months, the oldest first, so that the newest can be compared with the year before. ' +
        'To add a newer month to all commodities, use the import that docs/rates.md describes.',
      itemLabel: (item) => `${item.fields.month.value}: $${item.fields.price.value ?? '?'}`,
      validation: { length: { min: 13, max: 13 } },
    }),
    sample: sample(),
  },
});
