import { collection, fields, singleton } from '@keystatic/core';
import { multiRelationship } from '../../cms/bridge/fields.ts';
import { arabic, longText, named, picture, requiredText, wholeNumber } from '../../cms/fields/fields.ts';
import { destination } from '../../cms/fields/link.ts';
import { icon, tone } from '../../cms/fields/appearance.ts';
import { phrase } from '../../cms/fields/message-field.ts';

/** How many banners the home page shows in turn. */
const BANNERS = 6;

export const banners = collection({
  label: 'Banners',
  path: 'content/banners/*/',
  slugField: 'title',
  schema: {
    title: named('Title'),
    titleAr: arabic('Title'),
    text: longText('Text', 'One or two sentences.'),
    action: requiredText('Words on the button'),
    link: destination('Leads to'),
    ink: fields.select({
      label: 'Words on the picture are',
      description: 'Dark words need a light left side of the picture, light words a dark one.',
      defaultValue: 'dark',
      options: [
        { value: 'dark', label: 'dark' },
        { value: 'light', label: 'light' },
      ],
    }),
    picture: picture('Picture', 'Wide, 8 to 3, with a calm left side; up to 5 MB.'),
  },
});

const heading = (label: string) =>
  fields.object(
    { title: requiredText('Title'), text: fields.text({ label: 'Line below' }) },
    { label, layout: [6, 6] },
  );

const tile = fields.object(
  {
    label: requiredText('Name'),
    line: requiredText('One line'),
    link: destination('Leads to'),
    icon: icon(),
    tone: tone(),
  },
  { label: 'Tile', layout: [6, 6, 12, 6, 6] },
);

const registerBanner = fields.object(
  {
    title: requiredText('Title'),
    action: requiredText('Words of the link'),
    link: destination('Leads to'),
    tone: tone(),
  },
  { label: 'Register banner', layout: [6, 6, 12, 12] },
);

const counted = (label: string) =>
  fields.object({ one: requiredText('One'), many: requiredText('Several') }, { label, layout: [6, 6] });

const around = fields.object(
  {
    title: requiredText('Title'),
    line: phrase('Line below', ['vendors', 'buyers', 'radius', 'place']),
    vendor: counted('Word for vendors'),
    buyer: counted('Word for buyers'),
    radius: wholeNumber('Radius in km', 1, 'Whoever is within it is counted and shown.'),
    vendors: wholeNumber('How many of the nearest vendors stand out', 1),
    buyers: wholeNumber('How many of the nearest buyers stand out', 1),
    names: multiRelationship({
      label: 'Places that the map names',
      description: 'It is drawn so that all of these are on it. A name without room is left out, the last first.',
      collection: 'places',
      validation: { length: { min: 1, max: 8 } },
    }),
    nearestVendors: requiredText('Heading of the nearest vendors'),
    nearestBuyers: requiredText('Heading of the nearest buyers'),
    distance: phrase('Where one of these lists is', ['place', 'km']),
    action: requiredText('Words on the button'),
  },
  { label: 'Map card' },
);

const market = fields.object(
  {
    title: requiredText('Title'),
    line: phrase('Line below', ['unit', 'month']),
    count: wholeNumber('How many commodities', 1, 'Those whose price changed most since the month before.'),
    sample: requiredText('Words for sample data'),
    risen: phrase('When a price rose', ['percent', 'month']),
    fallen: phrase('When a price fell', ['percent', 'month']),
    same: phrase('When a price stayed the same', ['month']),
    action: requiredText('Words on the button'),
  },
  { label: 'Market card' },
);

export const home = singleton({
  label: 'Home page',
  path: 'content/home',
  schema: {
    title: requiredText('Title of the page', 'For search engines and screen readers.'),
    description: longText('Description of the page', 'For search engines and shared links.'),
    banners: multiRelationship({
      label: 'Banners',
      description: `${BANNERS} of them, in this order.`,
      collection: 'banners',
      validation: { length: { min: BANNERS, max: BANNERS } },
    }),
    tiles: fields.array(tile, { label: 'Action tiles', itemLabel: (item) => item.fields.label.value }),
    around,
    market,
    productsHeading: heading('Products: heading'),
    products: multiRelationship({
      label: 'Products For You',
      collection: 'products',
      validation: { length: { min: 1 } },
    }),
    registerBanners: fields.array(registerBanner, {
      label: 'Register banners',
      itemLabel: (item) => item.fields.title.value,
    }),
    servicesHeading: heading('Services: heading'),
    services: multiRelationship({
      label: 'Services For You',
      collection: 'services',
      validation: { length: { min: 1 } },
    }),
    servicesMore: requiredText('Words of the link to all services'),
  },
});
