/** Schema of the pictures, terms and settings of the onboarding. */
import { fields, singleton } from '@keystatic/core';
import { longText, imageField, requiredText, integerField } from '../../cms/fields/fields.ts';
import { routeSelect } from '../../cms/fields/link.ts';
import { ROUTES } from '../../routes.ts';

const link = (label: string) =>
  fields.object({ label: requiredText('Text'), link: routeSelect('Link target') }, { label, layout: [6, 6] });

const term = fields.object({ title: requiredText('Heading'), text: longText('Text') }, { label: 'Term' });

const terms = fields.object(
  {
    links: fields.array(link('Link'), { label: 'Links', itemLabel: (item) => item.fields.label.value }),
    terms: fields.array(term, { label: 'Terms, in order', itemLabel: (item) => item.fields.title.value }),
  },
  { label: 'Terms' },
);

export const onboarding = singleton({
  label: 'Registration',
  path: 'content/onboarding/',
  previewUrl: ROUTES.welcome,
  schema: {
    loader: fields.object({ milliseconds: integerField('Duration in ms', 0) }, { label: 'Loader' }),
    welcome: fields.object(
      {
        picture: imageField(
          'Picture',
          'Use an upright picture (3:4) of at least 1200 × 1600 pixels. It is also shown on the page of the terms; phones show its middle.',
        ),
      },
      { label: 'Welcome' },
    ),
    terms,
    phone: fields.object(
      {
        picture: imageField(
          'Picture',
          'Use an upright picture (3:4) of at least 1200 × 1600 pixels. It is also shown on the page of the code; phones show its middle.',
        ),
        defaultCountry: requiredText('Default country', 'Enter the usual English name, for example Oman.'),
      },
      { label: 'Phone number' },
    ),
    code: fields.object(
      {
        waitSeconds: integerField('Seconds until the code can be sent again', 1),
      },
      { label: 'Code' },
    ),
    steps: fields.object(
      {
        picture: imageField(
          'Picture',
          'Use an upright picture (3:4) of at least 1200 × 1600 pixels. Phones show its middle.',
        ),
      },
      { label: 'Steps after the code' },
    ),
    reseller: fields.object(
      {
        picture: imageField('Picture', 'Use a wide picture.'),
      },
      { label: 'Reseller registration' },
    ),
  },
});
