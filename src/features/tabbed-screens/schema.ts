/** Schema of tabbed screens. Code defines the section types; an editor chooses sections, their order and the form. */
import { collection, fields, singleton } from '@keystatic/core';
import { multiRelationship, relationship } from '../../cms/bridge/fields.ts';
import { longText, entryName, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { ROUTES } from '../../routes.ts';
import { TABBED_SCREEN_ROUTES } from './tabbed-screens.ts';

/** Number of slides of a tabbed screen. */
const SLIDES = 4;

const titled = (label: string) => ({
  label,
  itemLabel: (item: { fields: { title: { value: string } } }) => `${label}: ${item.fields.title.value}`,
  schema: fields.object({ title: requiredText('Heading') }),
});

const sections = (label: string) =>
  fields.blocks(
    {
      products: {
        label: 'Products',
        itemLabel: (item) => `Products: ${item.fields.title.value}`,
        schema: fields.object({
          title: requiredText('Heading'),
          products: multiRelationship({ label: 'Products, in order', collection: 'products' }),
        }),
      },
      jobs: titled('Jobs near the visitor'),
      buyers: titled('Buyers near the visitor'),
      serviceBuyers: titled('Buyers of services near the visitor'),
      jobSeekers: titled('Job seekers near the visitor'),
      services: titled('Services'),
      servicesNear: titled('Services near the visitor'),
      posts: titled('Community posts'),
      community: titled('Create a post, and all posts'),
      projects: titled('Projects'),
      backHome: {
        label: 'Link to the home page, behind the tabs where there is room',
        itemLabel: (item) => `Link home: ${item.fields.title.value}`,
        schema: fields.object({ title: requiredText('Text of the link') }),
      },
    },
    { label, description: 'Drag them into another order.' },
  );

export const tabbedScreens = collection({
  label: 'Tabbed screens',
  path: 'content/tabbed-screens/*',
  slugField: 'title',
  schema: {
    title: entryName('Title'),
    page: fields.select({
      label: 'Address',
      defaultValue: 'findProducts',
      options: TABBED_SCREEN_ROUTES.map((value) => ({ value, label: ROUTES[value] })),
    }),
    summary: longText('Line below the title'),
    banners: multiRelationship({
      label: 'Slides',
      description: `${SLIDES} of them, in this order.`,
      collection: 'banners',
      validation: { length: { min: SLIDES, max: SLIDES } },
    }),
    tabs: fields.object(
      {
        all: requiredText('First'),
        input: requiredText('Second, with the form'),
        post: requiredText('Third'),
        service: fields.text({ label: 'Fourth, with the store editor', description: 'Empty where there is none.' }),
      },
      { label: 'Tabs', layout: [3, 3, 3, 3] },
    ),
    form: relationship({ label: 'Form', collection: 'forms', validation: { isRequired: true } }),
    all: sections('Sections of the first tab'),
    post: sections('Sections of the third tab'),
  },
});

export const tabbedScreenLabels = singleton({
  label: 'Labels: tabbed screens',
  path: 'content/labels/en/tabbed-screens',
  schema: {
    more: fields.object(
      {
        more: requiredText('Link at the end of a list'),
        shown: messageField('Told after it was pressed', ['shown', 'count']),
        end: messageField('Told at the end', ['count']),
      },
      { label: 'See more' },
    ),
    nearby: fields.object(
      {
        label: requiredText('Name of the choice of a place'),
        distance: messageField('How far something is', ['km']),
        here: requiredText('At the very place'),
        wants: messageField('What a buyer wants', ['quantity', 'what']),
        none: longText('When there is nobody'),
      },
      { label: 'Near the visitor' },
    ),
    allJobs: requiredText('Text of the link to all jobs'),
  },
});
