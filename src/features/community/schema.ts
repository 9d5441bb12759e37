import { collection, fields } from '@keystatic/core';
import { multiRelationship, relationship } from '../../cms/bridge/fields.ts';
import {
  arabicName,
  dateField,
  longText,
  moneyField,
  nameField,
  entryName,
  requiredText,
  integerField,
  stringList,
} from '../../cms/fields/fields.ts';
import { MAX_POST_LENGTH } from '../../lib/post-rules.ts';
import { VISIBILITY_CHOICES } from './visibility-labels.ts';

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
    skills: stringList('Skills', 'For job seekers and service providers.'),
    wantedServices: multiRelationship({
      label: 'Services wanted',
      description: 'For buyers of services.',
      collection: 'serviceCategories',
    }),
    store: relationship({
      label: 'Store',
      description: 'The one this person belongs to, if any. Its badge stands on posts of this person.',
      collection: 'stores',
    }),
    experienceYears: fields.integer({ label: 'Years of experience', validation: { min: 0 } }),
  },
});

/** Community posts. */
export const posts = collection({
  label: 'Community posts',
  path: 'content/posts/*',
  slugField: 'label',
  schema: {
    label: nameField('Name in this list', 'Author and subject; visitors see it only in the address.'),
    author: relationship({ label: 'Author', collection: 'people', validation: { isRequired: true } }),
    date: dateField('Date'),
    visibility: fields.select({ label: 'Shown to', defaultValue: 'public', options: VISIBILITY_CHOICES }),
    text: fields.text({
      label: 'Text',
      description: `Up to ${MAX_POST_LENGTH} characters.`,
      multiline: true,
      validation: { isRequired: true, length: { max: MAX_POST_LENGTH } },
    }),
    product: relationship({ label: 'Product', description: 'The one it is about, if any.', collection: 'products' }),
    service: relationship({ label: 'Service', description: 'The one it is about, if any.', collection: 'services' }),
    likes: integerField('Likes', 0),
  },
});

/** Requests of buyers, shown in the list of inputs and on a map of buyers. */
export const buyerInputs = collection({
  label: 'Requests of buyers',
  path: 'content/buyer-inputs/*',
  slugField: 'title',
  schema: {
    title: entryName('What is wanted', 'As in Hojari frankincense, grade A.'),
    buyer: relationship({ label: 'Buyer', collection: 'people', validation: { isRequired: true } }),
    category: relationship({ label: 'Category', collection: 'categories', validation: { isRequired: true } }),
    rate: moneyField('Rate', 'What the buyer wants to pay for one, in US dollars.'),
    quantity: integerField('Quantity', 1),
    unit: fields.object(
      { one: requiredText('One unit', 'As in pair.'), many: requiredText('Several', 'As in pairs.') },
      { label: 'Unit', layout: [6, 6] },
    ),
    detail: longText('Details'),
    date: dateField('Date'),
  },
});
