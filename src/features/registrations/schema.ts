/** Schema of the sample registrations. */
import { fields, singleton } from '@keystatic/core';
import { dateField, requiredText } from '../../cms/fields/fields.ts';
import { ROUTES } from '../../routes.ts';
import { REGISTRATION_KINDS } from './kinds.ts';

const registration = fields.object(
  {
    kind: fields.select({ label: 'Kind', defaultValue: 'store', options: REGISTRATION_KINDS }),
    name: requiredText('Name'),
    day: dateField('Date'),
    state: fields.conditional(
      fields.select({
        label: 'State',
        defaultValue: 'saved',
        options: [
          { value: 'saved', label: 'Saved on this device' },
          { value: 'draft', label: 'Draft' },
          { value: 'verified', label: 'Verified' },
        ],
      }),
      { saved: fields.empty(), draft: fields.empty(), verified: dateField('Verified until') },
    ),
  },
  { label: 'Registration' },
);

export const registrations = singleton({
  label: 'Sample registrations',
  path: 'content/registrations',
  previewUrl: ROUTES.registrations,
  schema: {
    samples: fields.array(registration, {
      label: 'Registrations',
      description: 'They show visitors what the list looks like, as long as the site shows the notice about samples.',
      itemLabel: (item) => item.fields.name.value,
    }),
  },
});
