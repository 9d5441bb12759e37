/** Schema of tabbed screens. Code defines the section types; an editor chooses sections, their order and the form. */
import { collection, fields } from '@keystatic/core';
import { multiRelationship, relationship } from '../../cms/bridge/fields.ts';
import { longText, entryName, requiredText } from '../../cms/fields/fields.ts';
import { ROUTES, getPreviewPath } from '../../routes.ts';
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
      community: titled('Post form and all posts'),
      projects: titled('Projects'),
      backHome: {
        label: 'Link text: home page',
        itemLabel: (item) => `Link home: ${item.fields.title.value}`,
        schema: fields.object({ title: requiredText('Link text') }),
      },
    },
    { label, description: 'Drag sections to change their order.' },
  );

export const tabbedScreens = collection({
  label: 'Tabbed screens',
  path: 'content/tabbed-screens/*',
  previewUrl: getPreviewPath('tabbedScreens', '{slug}'),
  slugField: 'title',
  schema: {
    title: entryName('Title'),
    page: fields.select({
      label: 'Path',
      defaultValue: 'findProducts',
      options: TABBED_SCREEN_ROUTES.map((value) => ({ value, label: ROUTES[value] })),
    }),
    summary: longText('Text below the title'),
    banners: multiRelationship({
      label: 'Slides',
      description: `Select ${SLIDES} banners. They are shown in this order.`,
      collection: 'banners',
      validation: { length: { min: SLIDES, max: SLIDES } },
    }),
    tabs: fields.object(
      {
        all: requiredText('First tab'),
        input: requiredText('Second tab, with the form'),
        post: requiredText('Third tab'),
        service: fields.text({
          label: 'Fourth tab, with the store editor',
          description: 'Leave it empty when the screen has no store editor.',
        }),
      },
      { label: 'Tabs', layout: [3, 3, 3, 3] },
    ),
    form: relationship({ label: 'Form', collection: 'forms', validation: { isRequired: true } }),
    all: sections('Sections of the first tab'),
    post: sections('Sections of the third tab'),
  },
});
