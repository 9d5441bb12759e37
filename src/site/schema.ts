import { fields, singleton } from '@keystatic/core';
import { relationship } from '../cms/bridge/fields.ts';
import { emailField, longText, phoneField, requiredText, integerField } from '../cms/fields/fields.ts';
import { linkField } from '../cms/fields/link.ts';
import { iconField } from '../cms/fields/appearance.ts';
import { ROUTES } from '../routes.ts';
import { pluralField } from '../cms/fields/plural-field.ts';
import { socialLinks } from '../cms/fields/socials.ts';

export const settings = singleton({
  label: 'Site settings',
  path: 'content/settings',
  previewUrl: ROUTES.home,
  schema: {
    brand: requiredText('Name of the site'),
    description: longText(
      'Description of the site',
      'Search engines and shared links use it for pages without a description.',
    ),
    address: fields.url({
      label: 'URL of the site',
      description: 'Example: https://ino.example. Canonical links and the sitemap use it.',
      validation: { isRequired: true },
    }),
    splash: fields.object(
      { text: requiredText('Text'), milliseconds: integerField('Duration in ms', 0) },
      { label: 'Splash', layout: [8, 4] },
    ),
    searchPlaceholder: requiredText('Placeholder of the search box'),
    defaultPlace: relationship({
      label: 'Default place',
      collection: 'places',
      validation: { isRequired: true },
    }),
    homeBannerMilliseconds: integerField('Home banner: duration of a slide in ms', 1000),
    tabBannerMilliseconds: integerField('Banner of tabbed screens: duration of a slide in ms', 1000),
    rowScrollStep: integerField('Product rows: scroll distance of an arrow in pixels', 100),
    contact: fields.object(
      {
        phone: phoneField(),
        email: emailField(),
        socials: socialLinks(),
      },
      { label: 'Contact' },
    ),
    sampleNotice: fields.object(
      {
        show: fields.checkbox({ label: 'Show that the listings are samples', defaultValue: true }),
        text: requiredText('Text'),
      },
      { label: 'Sample content' },
    ),
  },
});

const entry = fields.object(
  { label: requiredText('Name'), link: linkField('Link target'), icon: iconField() },
  { label: 'Entry' },
);

const footerColumn = fields.object({
  title: requiredText('Title'),
  links: fields.array(
    fields.object({ label: requiredText('Name'), link: linkField('Link target') }, { label: 'Link' }),
    {
      label: 'Links',
      itemLabel: (item) => item.fields.label.value,
    },
  ),
});

export const navigation = singleton({
  label: 'Navigation',
  path: 'content/navigation',
  previewUrl: ROUTES.home,
  schema: {
    badge: fields.object(
      { name: requiredText('Name without a profile'), line: requiredText('Text below the name') },
      { label: 'User badge', layout: [6, 6] },
    ),
    main: fields.array(entry, { label: 'Side bar, upper part', itemLabel: (item) => item.fields.label.value }),
    more: fields.array(entry, { label: 'Side bar, lower part', itemLabel: (item) => item.fields.label.value }),
    logout: fields.object(
      {
        entry: requiredText('Entry in the side bar'),
        question: requiredText('Question'),
        confirm: requiredText('Button: log out'),
        cancel: requiredText('Button: cancel'),
        erase: requiredText('Checkbox: erase all data'),
        failed: longText('Message when erasing fails'),
      },
      { label: 'Logout' },
    ),
    notifications: fields.object(
      {
        title: requiredText('Heading'),
        bell: requiredText('Accessible name of the bell'),
        unread: pluralField('Count of unread notifications', ['count']),
        read: requiredText('Button: mark all as read'),
        empty: requiredText('Message when the list is empty'),
      },
      { label: 'Notifications' },
    ),
    footer: fields.array(footerColumn, { label: 'Footer columns', itemLabel: (item) => item.fields.title.value }),
    footerLine: requiredText('Last line of the footer'),
  },
});

export const notFound = singleton({
  label: 'Page not found',
  path: 'content/not-found',
  previewUrl: '/404',
  schema: {
    title: requiredText('Title'),
    text: longText('Text'),
    suggestion: requiredText('Text before the suggested page', 'Example: “Did you mean”.'),
    home: requiredText('Link text: home page'),
  },
});
