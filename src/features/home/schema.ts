import { collection, fields, singleton } from '@keystatic/core';
import { multiRelationship } from '../../cms/bridge/fields.ts';
import { arabicName, longText, entryName, imageField, requiredText, integerField } from '../../cms/fields/fields.ts';
import { linkField } from '../../cms/fields/link.ts';
import { iconField, toneField } from '../../cms/fields/appearance.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { pluralField } from '../../cms/fields/plural-field.ts';
import { getPreviewPath, ROUTES } from '../../routes.ts';

/** Number of banners on the home page. */
const BANNER_COUNT = 6;

export const banners = collection({
  label: 'Banners',
  path: 'content/banners/*/',
  previewUrl: getPreviewPath('banners', '{slug}'),
  slugField: 'title',
  schema: {
    title: entryName('Title'),
    titleAr: arabicName('Title'),
    text: longText('Text', 'Write one or two sentences.'),
    action: requiredText('Button text'),
    link: linkField('Link target'),
    textTone: fields.select({
      label: 'Text colour',
      description: 'Dark text needs a picture with a light left side; light text needs a dark one.',
      defaultValue: 'dark',
      options: [
        { value: 'dark', label: 'dark' },
        { value: 'light', label: 'light' },
      ],
    }),
    picture: imageField('Picture', 'Use a wide picture (8:3) of up to 5 MB with a plain left side.'),
  },
});

const heading = (label: string) =>
  fields.object(
    { title: requiredText('Title'), text: fields.text({ label: 'Text below the title' }) },
    { label, layout: [6, 6] },
  );

const tile = fields.object(
  {
    label: requiredText('Name'),
    line: requiredText('Short text'),
    link: linkField('Link target'),
    icon: iconField(),
    tone: toneField(),
  },
  { label: 'Tile', layout: [6, 6, 12, 6, 6] },
);

const registerBanner = fields.object(
  {
    title: requiredText('Title'),
    action: requiredText('Link text'),
    link: linkField('Link target'),
    tone: toneField(),
  },
  { label: 'Register banner', layout: [6, 6, 12, 12] },
);

const nearbyCard = fields.object(
  {
    title: requiredText('Title'),
    line: messageField('Text below the title', ['vendors', 'buyers', 'radius', 'place']),
    vendor: pluralField('Vendors', ['count']),
    buyer: pluralField('Buyers', ['count']),
    radius: integerField('Radius in km', 1, 'Vendors and buyers within this radius are counted and shown.'),
    vendors: integerField('Number of highlighted vendors', 1),
    buyers: integerField('Number of highlighted buyers', 1),
    names: multiRelationship({
      label: 'Place names on the map',
      description:
        'The most important first. The map is scaled to show all of these places; when names overlap, the last ones are left out. The drawing of the map page has groups around them.',
      collection: 'places',
      validation: { length: { min: 1, max: 8 } },
    }),
    nearestVendors: requiredText('Heading of the nearest vendors'),
    nearestBuyers: requiredText('Heading of the nearest buyers'),
    distance: messageField('Distance of an entry', ['place', 'km']),
    action: requiredText('Button text'),
  },
  { label: 'Map card' },
);

const marketCard = fields.object(
  {
    title: requiredText('Title'),
    line: messageField('Text below the title', ['unit', 'month']),
    count: integerField(
      'Number of commodities',
      1,
      'The commodities with the largest price change since the previous month are shown.',
    ),
    sample: requiredText('Mark of sample data'),
    risen: messageField('Text for a risen price', ['percent', 'month']),
    fallen: messageField('Text for a fallen price', ['percent', 'month']),
    same: messageField('Text for an unchanged price', ['month']),
    action: requiredText('Button text'),
  },
  { label: 'Market card' },
);

export const home = singleton({
  label: 'Home page',
  path: 'content/home',
  previewUrl: ROUTES.home,
  schema: {
    title: requiredText('Title of the page', 'Search engines and screen readers use it.'),
    description: longText('Description of the page', 'Search engines and shared links use it.'),
    banners: multiRelationship({
      label: 'Banners',
      description: `Select ${BANNER_COUNT} banners. They are shown in this order.`,
      collection: 'banners',
      validation: { length: { min: BANNER_COUNT, max: BANNER_COUNT } },
    }),
    tiles: fields.array(tile, { label: 'Action tiles', itemLabel: (item) => item.fields.label.value }),
    categoriesHeading: heading('Categories: heading'),
    categories: multiRelationship({
      label: 'Categories',
      description: 'A wide page shows ten in one row.',
      collection: 'categories',
      validation: { length: { min: 1 } },
    }),
    categoriesMore: requiredText('Link text: all categories'),
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
    servicesMore: requiredText('Link text: all services'),
    storesHeading: fields.object(
      { title: messageField('Title', ['place']), text: fields.text({ label: 'Text below the title' }) },
      { label: 'Stores: heading', layout: [6, 6] },
    ),
    storeCount: integerField(
      'Number of stores',
      1,
      'The stores that are nearest to the place of the visitor are shown, or to the default place.',
    ),
  },
});
