import { collection, fields, singleton } from '@keystatic/core';
import { multiRelationship } from '../cms/bridge/fields.ts';
import { arabic, longText, name, picture, requiredText } from '../cms/fields.ts';
import { destination, page } from '../cms/link.ts';
import { icon, tone } from '../cms/look.ts';

export const banners = collection({
  label: 'Banners',
  path: 'content/banners/*/',
  slugField: 'title',
  schema: {
    title: name('Title'),
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
  fields.object({ title: requiredText('Title'), text: fields.text({ label: 'Line below' }) }, { label, layout: [6, 6] });

const tile = fields.object(
  {
    label: requiredText('Name'),
    line: requiredText('One line'),
    link: page('Leads to'),
    icon: icon(),
    tone: tone(),
  },
  { label: 'Tile', layout: [6, 6, 4, 4, 4] },
);

const registerBanner = fields.object(
  { title: requiredText('Title'), action: requiredText('Words of the link'), link: page('Leads to'), tone: tone() },
  { label: 'Register banner', layout: [6, 6, 6, 6] },
);

export const home = singleton({
  label: 'Home page',
  path: 'content/home',
  schema: {
    title: requiredText('Title of the page', 'For search engines and screen readers.'),
    description: longText('Description of the page', 'For search engines and shared links.'),
    banners: multiRelationship({
      label: 'Banners',
      description: 'Six, in this order.',
      collection: 'banners',
      validation: { length: { min: 1, max: 6 } },
    }),
    tiles: fields.array(tile, { label: 'Action tiles', itemLabel: (item) => item.fields.label.value }),
    productsHeading: heading('Products: heading'),
    products: multiRelationship({ label: 'Products For You', collection: 'products', validation: { length: { min: 1 } } }),
    registerBanners: fields.array(registerBanner, {
      label: 'Register banners',
      itemLabel: (item) => item.fields.title.value,
    }),
    servicesHeading: heading('Services: heading'),
    services: multiRelationship({ label: 'Services For You', collection: 'services', validation: { length: { min: 1 } } }),
    servicesMore: requiredText('Words of the link to all services'),
  },
});
