import { collection, fields, singleton } from '@keystatic/core';
import { multiRelationship } from '../../cms/bridge/fields.ts';
import { arabicName, longText, entryName, imageField, requiredText, integerField } from '../../cms/fields/fields.ts';
import { linkField } from '../../cms/fields/link.ts';
import { iconField, toneField } from '../../cms/fields/appearance.ts';
import { messageField } from '../../cms/fields/message-field.ts';

/** Number of banners on the home page. */
const BANNER_COUNT = 6;

export const banners = collection({
  label: 'Banners',
  path: 'content/banners/*/',
  slugField: 'title',
  schema: {
    title: entryName('Title'),
    titleAr: arabicName('Title'),
    text: longText('Text', 'One or two sentences.'),
    action: requiredText('Words on the button'),
    link: linkField('Leads to'),
    textTone: fields.select({
      label: 'Words on the picture are',
      description: 'Dark words need a light left side of the picture, light words a dark one.',
      defaultValue: 'dark',
      options: [
        { value: 'dark', label: 'dark' },
        { value: 'light', label: 'light' },
      ],
    }),
    picture: imageField('Picture', 'Wide, 8 to 3, with a calm left side; up to 5 MB.'),
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
    link: linkField('Leads to'),
    icon: iconField(),
    tone: toneField(),
  },
  { label: 'Tile', layout: [6, 6, 12, 6, 6] },
);

const registerBanner = fields.object(
  {
    title: requiredText('Title'),
    action: requiredText('Text of the link'),
    link: linkField('Leads to'),
    tone: toneField(),
  },
  { label: 'Register banner', layout: [6, 6, 12, 12] },
);

const counted = (label: string) =>
  fields.object({ one: requiredText('One'), many: requiredText('Several') }, { label, layout: [6, 6] });

const nearbyCard = fields.object(
  {
    title: requiredText('Title'),
    line: messageField('Line below', ['vendors', 'buyers', 'radius', 'place']),
    vendor: counted('Word for vendors'),
    buyer: counted('Word for buyers'),
    radius: integerField('Radius in km', 1, 'Whoever is within it is counted and shown.'),
    vendors: integerField('How many of the nearest vendors stand out', 1),
    buyers: integerField('How many of the nearest buyers stand out', 1),
    names: multiRelationship({
      label: 'Places that the map names',
      description: 'It is drawn so that all of these are on it. A name without room is left out, the last first.',
      collection: 'places',
      validation: { length: { min: 1, max: 8 } },
    }),
    nearestVendors: requiredText('Heading of the nearest vendors'),
    nearestBuyers: requiredText('Heading of the nearest buyers'),
    distance: messageField('Where one of these lists is', ['place', 'km']),
    action: requiredText('Words on the button'),
  },
  { label: 'Map card' },
);

const marketCard = fields.object(
  {
    title: requiredText('Title'),
    line: messageField('Line below', ['unit', 'month']),
    count: integerField('How many commodities', 1, 'Those whose price changed most since the month before.'),
    sample: requiredText('Words for sample data'),
    risen: messageField('When a price rose', ['percent', 'month']),
    fallen: messageField('When a price fell', ['percent', 'month']),
    same: messageField('When a price stayed the same', ['month']),
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
      description: `${BANNER_COUNT} of them, in this order.`,
      collection: 'banners',
      validation: { length: { min: BANNER_COUNT, max: BANNER_COUNT } },
    }),
    tiles: fields.array(tile, { label: 'Action tiles', itemLabel: (item) => item.fields.label.value }),
    nearbyCard,
    marketCard,
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
    servicesMore: requiredText('Text of the link to all services'),
  },
});
