import { collection, fields } from '@keystatic/core';
import { integer, multiRelationship, relationship } from '../../cms/bridge/fields.ts';
import {
  arabicName,
  dateField,
  longText,
  moneyField,
  nameField,
  entryName,
  integerField,
  requireText,
  stringList,
} from '../../cms/fields/fields.ts';
import { pluralField } from '../../cms/fields/plural-field.ts';
import { MAX_POST_LENGTH } from '../../lib/post-rules.ts';
import { VISIBILITY_CHOICES } from './visibility-labels.ts';
import { getPreviewPath, ROUTES } from '../../routes.ts';

/** People who write reviews, posts and messages or offer services. */
export const people = collection({
  label: 'People',
  path: 'content/people/*',
  slugField: 'name',
  schema: {
    name: entryName('Full name'),
    nameAr: arabicName('Name'),
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
    skills: stringList('Skills', 'Used for job seekers and service providers.'),
    wantedServices: multiRelationship({
      label: 'Services wanted',
      description: 'Used for buyers of services.',
      collection: 'serviceCategories',
    }),
    store: relationship({
      label: 'Store',
      description: 'Select the store that this person belongs to, if any. Its badge is shown on their posts.',
      collection: 'stores',
    }),
    experienceYears: integer({ label: 'Years of experience', validation: { min: 0 } }),
  },
});

/** Community posts. */
export const posts = collection({
  label: 'Community posts',
  path: 'content/posts/*',
  previewUrl: getPreviewPath('posts', '{slug}'),
  slugField: 'label',
  schema: {
    label: nameField('Internal name', 'Enter author and subject. Visitors see it only in the URL.'),
    author: relationship({ label: 'Author', collection: 'people', validation: { isRequired: true } }),
    date: dateField('Date'),
    visibility: fields.select({ label: 'Visibility', defaultValue: 'public', options: VISIBILITY_CHOICES }),
    text: fields.text({
      label: 'Text',
      description: `Up to ${MAX_POST_LENGTH} characters.`,
      multiline: true,
      validation: { ...requireText('Text'), length: { max: MAX_POST_LENGTH } },
    }),
    product: relationship({
      label: 'Product',
      description: 'Select the entry that the post is about, if any.',
      collection: 'products',
    }),
    service: relationship({
      label: 'Service',
      description: 'Select the entry that the post is about, if any.',
      collection: 'services',
    }),
    likes: integerField('Likes', 0),
  },
});

/** Buyer requests, shown in the list of inputs and on a map of buyers. */
export const buyerInputs = collection({
  label: 'Buyer requests',
  path: 'content/buyer-inputs/*',
  previewUrl: ROUTES.allInputs,
  slugField: 'title',
  schema: {
    title: entryName('Requested item', 'Example: Hojari frankincense, grade A.'),
    buyer: relationship({ label: 'Buyer', collection: 'people', validation: { isRequired: true } }),
    category: relationship({ label: 'Category', collection: 'categories', validation: { isRequired: true } }),
    product: relationship({
      label: 'Product',
      description: 'Select a similar product, if any. The list shows its picture instead of that of the category.',
      collection: 'products',
    }),
    rate: moneyField('Rate', 'The price that the buyer offers for one unit, in US dollars.'),
    quantity: integerField('Quantity', 1),
    unit: pluralField('Unit', []),
    detail: longText('Details'),
    date: dateField('Date'),
  },
});
