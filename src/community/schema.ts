import { collection, fields } from '@keystatic/core';
import { relationship } from '../cms/bridge/fields.ts';
import { arabic, name, words } from '../cms/fields.ts';

/** The people of reviews, services, posts and messages. */
export const people = collection({
  label: 'People',
  path: 'content/people/*',
  slugField: 'name',
  schema: {
    name: name('Full name'),
    nameAr: arabic('Name'),
    role: fields.select({
      label: 'Role',
      defaultValue: 'buyer',
      options: [
        { value: 'buyer', label: 'Buyer' },
        { value: 'seller', label: 'Seller' },
        { value: 'reseller', label: 'Reseller' },
        { value: 'job-seeker', label: 'Job seeker' },
      ],
    }),
    place: relationship({ label: 'Place', collection: 'places', validation: { isRequired: true } }),
    skills: words('Skills', 'For job seekers and service providers.'),
    experienceYears: fields.integer({ label: 'Years of experience', validation: { min: 0 } }),
  },
});
