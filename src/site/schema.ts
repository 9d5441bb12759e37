import { collection, fields, singleton } from '@keystatic/core';
import { richText, relationship } from '../cms/bridge/fields.ts';
import { longText, entryName, requiredText, integerField } from '../cms/fields/fields.ts';
import { linkField, routeSelect } from '../cms/fields/link.ts';
import { iconField } from '../cms/fields/appearance.ts';
import { messageField } from '../cms/fields/message-field.ts';
import { socialLinks } from '../cms/fields/socials.ts';

export const settings = singleton({
  label: 'Site settings',
  path: 'content/settings',
  schema: {
    brand: requiredText('Name of the site'),
    description: longText(
      'Description of the site',
      'For search engines and shared links, where a page has none of its own.',
    ),
    address: fields.url({
      label: 'Address of the site',
      description: 'As in https://ino.example; used for canonical links and the sitemap.',
      validation: { isRequired: true },
    }),
    splash: fields.object(
      { text: requiredText('Text'), milliseconds: integerField('Duration in ms', 0) },
      { label: 'Splash', layout: [8, 4] },
    ),
    searchPlaceholder: requiredText('Words in the empty search box'),
    defaultPlace: relationship({
      label: 'Place until the visitor chooses one',
      collection: 'places',
      validation: { isRequired: true },
    }),
    homeBannerMilliseconds: integerField('Home banner: time of a slide in ms', 1000),
    tabBannerMilliseconds: integerField('Banner of tabbed screens: time of a slide in ms', 1000),
    stripStep: integerField('Product strips: pixels an arrow moves', 100),
    contact: fields.object(
      {
        phone: requiredText('Phone number'),
        email: requiredText('E-mail'),
        socials: socialLinks(),
      },
      { label: 'Contact' },
    ),
    sampleNotice: fields.object(
      {
        show: fields.checkbox({ label: 'Say that the listings are samples', defaultValue: true }),
        text: requiredText('Text'),
      },
      { label: 'Sample content' },
    ),
  },
});

const entry = fields.object(
  { label: requiredText('Name'), link: routeSelect('Leads to'), icon: iconField() },
  { label: 'Entry', layout: [6, 6, 12] },
);

const footerColumn = fields.object({
  title: requiredText('Title'),
  links: fields.array(fields.object({ label: requiredText('Name'), link: linkField('Leads to') }, { label: 'Link' }), {
    label: 'Links',
    itemLabel: (item) => item.fields.label.value,
  }),
});

export const navigation = singleton({
  label: 'Navigation',
  path: 'content/navigation',
  schema: {
    badge: fields.object(
      { name: requiredText('Name until there is a profile'), line: requiredText('Line below') },
      { label: 'User badge', layout: [6, 6] },
    ),
    main: fields.array(entry, { label: 'Side bar, upper part', itemLabel: (item) => item.fields.label.value }),
    more: fields.array(entry, { label: 'Side bar, lower part', itemLabel: (item) => item.fields.label.value }),
    logout: fields.object(
      {
        entry: requiredText('Entry in the side bar'),
        question: requiredText('Question'),
        confirm: requiredText('Button that logs out'),
        cancel: requiredText('Button that goes back'),
        erase: requiredText('Box to tick: forget everything'),
        failed: longText('When the device cannot forget'),
      },
      { label: 'Logout' },
    ),
    notifications: fields.object(
      {
        title: requiredText('Heading'),
        bell: requiredText('Name of the bell'),
        unread: messageField('How many are unread', ['count']),
        read: requiredText('Button: mark all as read'),
        empty: requiredText('When there are none'),
      },
      { label: 'Notifications' },
    ),
    footer: fields.array(footerColumn, { label: 'Footer columns', itemLabel: (item) => item.fields.title.value }),
    footerLine: requiredText('Last line of the footer'),
  },
});

/** Placeholder pages of screens without a page of their own: title, summary, and links to other pages. */
export const screens = collection({
  label: 'Screens',
  path: 'content/screens/*',
  slugField: 'title',
  schema: {
    title: entryName('Title'),
    page: routeSelect('Address'),
    summary: longText('Summary', 'What one does here, in a sentence or two.'),
    body: richText({ label: 'Text' }),
    next: fields.array(
      fields.object(
        { label: requiredText('Text of the link'), link: routeSelect('Leads to') },
        { label: 'Link', layout: [6, 6] },
      ),
      {
        label: 'Where to go meanwhile',
        itemLabel: (item) => item.fields.label.value,
      },
    ),
  },
});

export const notFound = singleton({
  label: 'Page not found',
  path: 'content/not-found',
  schema: {
    title: requiredText('Title'),
    text: longText('Text'),
    suggestion: requiredText('Words before the nearest page', 'As in “Did you mean”.'),
    home: requiredText('Text of the link to the home page'),
  },
});
