import { collection, fields } from '@keystatic/core';
import { number, relationship } from '../../cms/bridge/fields.ts';
import { arabicName, moneyField, monthField, nameField, requiredText, integerField } from '../../cms/fields/fields.ts';
import { coordinate } from '../places/schema.ts';

/** A flag that labels every figure as sample data while it is ticked. */
const sample = () =>
  fields.checkbox({
    label: 'Sample data',
    description: 'Pages say so beside every figure. Untick it once the figures are a real market’s.',
    defaultValue: true,
  });

const market = (label: string) => relationship({ label, collection: 'markets', validation: { isRequired: true } });

const factor = (label: string, description: string, min: number, max: number) =>
  number({ label, description, decimals: 2, validation: { isRequired: true, min, max } });

export const markets = collection({
  label: 'Wholesale markets',
  path: 'content/markets/*',
  slugField: 'name',
  schema: {
    name: nameField('Name'),
    nameAr: arabicName('Name'),
    place: relationship({ label: 'Place', collection: 'places', validation: { isRequired: true } }),
    latitude: coordinate('Latitude', 15, 30),
    longitude: coordinate('Longitude', 45, 60),
    days: requiredText('Days and hours', 'As in Sat–Thu 05:00–13:00.'),
    popularityRank: integerField('Rank among the most popular', 1, '1 is the most popular.'),
    sample: sample(),
  },
});

const monthOfRates = fields.object(
  {
    month: monthField('Month'),
    price: moneyField('Modal price', 'The most frequent price of one unit, in US dollars.'),
    arrivals: integerField('Arrivals in tonnes', 0),
  },
  { label: 'Month', layout: [4, 4, 4] },
);

const otherMarket = fields.object(
  {
    market: market('Market'),
    factor: factor('Factor', 'Price there, as a multiple of the home market’s: 1.06 is 6 % more.', 0.1, 10),
  },
  { label: 'Other market', layout: [8, 4] },
);

export const commodities = collection({
  label: 'Commodities',
  path: 'content/commodities/*',
  slugField: 'name',
  schema: {
    name: nameField('Name'),
    nameAr: arabicName('Name'),
    unit: requiredText('Price is for one', 'As in kg.'),
    market: market('Home market'),
    spread: factor('Spread', 'How far low and high are from the modal price: 0.14 is 14 % either way.', 0, 0.9),
    others: fields.array(otherMarket, {
      label: 'Other markets',
      itemLabel: (item) => `${item.fields.market.value ?? '?'} × ${item.fields.factor.value ?? '?'}`,
    }),
    months: fields.array(monthOfRates, {
      label: 'Months',
      description: 'Twelve, oldest first. For a newer month add one below and delete the first.',
      itemLabel: (item) => `${item.fields.month.value}: $${item.fields.price.value ?? '?'}`,
      validation: { length: { min: 12, max: 12 } },
    }),
    sample: sample(),
  },
});
