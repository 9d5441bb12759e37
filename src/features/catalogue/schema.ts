import { collection, fields } from '@keystatic/core';
import { integer, multiRelationship, relationship } from '../../cms/bridge/fields.ts';
import { socialLinks } from '../../cms/fields/socials.ts';
import {
  arabicName,
  dateField,
  emailField,
  longText,
  moneyField,
  nameField,
  orderField,
  phoneField,
  imageField,
  ratingField,
  sampleFlag,
  requiredText,
  integerField,
  stringList,
} from '../../cms/fields/fields.ts';
import { pluralField } from '../../cms/fields/plural-field.ts';
import { openingHoursField, verificationField } from './store/store-fields.ts';
import { getCategoryPath, getPreviewPath, getServicePath, getStorePath } from '../../routes.ts';

export const categories = collection({
  label: 'Product categories',
  path: 'content/categories/*/',
  previewUrl: getCategoryPath('{slug}'),
  slugField: 'name',
  schema: {
    name: nameField('Name'),
    nameAr: arabicName('Name'),
    order: orderField(),
    showAsFilter: fields.checkbox({
      label: 'Show as a filter on product pages',
      description: 'Product pages use it to filter the store’s other products.',
    }),
    synonyms: stringList('Synonyms', 'Enter search terms for this category, in any language.'),
    picture: imageField('Picture'),
  },
});

export const stores = collection({
  label: 'Stores',
  path: 'content/stores/*/',
  previewUrl: getStorePath('{slug}'),
  slugField: 'name',
  schema: {
    name: nameField('Store name'),
    nameAr: arabicName('Store name'),
    isSample: sampleFlag(),
    kind: fields.select({
      label: 'Offers',
      defaultValue: 'goods',
      options: [
        { value: 'goods', label: 'Goods' },
        { value: 'services', label: 'Services' },
        { value: 'both', label: 'Goods and services' },
      ],
    }),
    blurb: longText('Short description', 'Write one or two sentences.'),
    place: relationship({ label: 'Place', collection: 'places', validation: { isRequired: true } }),
    categories: multiRelationship({
      label: 'Categories',
      description: 'Select every category that the store’s products have.',
      collection: 'categories',
    }),
    foundedYear: integerField('Year of establishment', 1900),
    openingHours: fields.array(openingHoursField, {
      label: 'Opening hours',
      description: 'Add one line for each period. A day with a lunch break needs two lines.',
      itemLabel: (line) =>
        `${line.fields.first.value}–${line.fields.last.value} ${line.fields.opens.value}–${line.fields.closes.value}`,
      validation: { length: { min: 1 } },
    }),
    phone: phoneField(),
    email: emailField(),
    website: fields.url({ label: 'Website' }),
    socials: socialLinks(),
    coverImage: imageField('Header picture', 'Use a wide picture (4:1) of up to 5 MB.'),
    logo: imageField('Logo', 'Use a square picture of up to 5 MB. It is shown in a circle.'),
    rating: ratingField(),
    stats: fields.object(
      {
        views: integerField('Views', 0),
        clicks: integerField('Clicks', 0),
        likes: integerField('Likes', 0),
        inquiries: integerField('Inquiries', 0),
        ranking: integerField('Ranking', 1),
        shares: integerField('Shares', 0),
      },
      { label: 'Figures', layout: [4, 4, 4, 4, 4, 4] },
    ),
    verified: verificationField,
    awards: stringList('Awards'),
    certificates: stringList('Certificates'),
  },
});

export const products = collection({
  label: 'Products',
  path: 'content/products/*/',
  previewUrl: getPreviewPath('products', '{slug}'),
  slugField: 'name',
  schema: {
    name: nameField('Product name'),
    nameAr: arabicName('Product name'),
    isSample: sampleFlag(),
    store: relationship({ label: 'Store', collection: 'stores', validation: { isRequired: true } }),
    category: relationship({ label: 'Category', collection: 'categories', validation: { isRequired: true } }),
    description: longText('Description', 'Describe material, size and pack contents in one or two sentences.'),
    unit: pluralField('Sold by', []),
    moq: integerField('MOQ', 1, 'This is the minimum order quantity.'),
    mq: integerField('MQ', 1, 'Orders are multiples of this pack size.'),
    tiers: fields.array(
      fields.object(
        { quantity: integerField('From quantity', 1), price: moneyField('Unit price') },
        { label: 'Tier', layout: [6, 6] },
      ),
      {
        label: 'Price tiers',
        description: 'The first tier starts at the MOQ. Higher quantities have lower prices.',
        itemLabel: (tier) => `from ${tier.fields.quantity.value ?? '?'}: $${tier.fields.price.value ?? '?'}`,
        validation: { length: { min: 1 } },
      },
    ),
    leadDays: integerField('Lead time in days', 0),
    origin: requiredText('Origin', 'Enter the country of origin.'),
    keywords: stringList('Keywords', 'Enter search terms that buyers use.'),
    picture: imageField('Main picture', 'Use a square picture of up to 5 MB.'),
    gallery: fields.array(imageField('Picture', 'Use a square picture of up to 5 MB.'), {
      label: 'More pictures',
      itemLabel: (item) => item.fields.alt.value,
    }),
    rating: ratingField(),
    reviewCount: integerField('Number of reviews', 0),
    ratingDistribution: fields.conditional(
      fields.checkbox({
        label: 'Show how many reviews gave each number of stars',
        description: 'The numbers must add up to the number of reviews, and average to the rating.',
      }),
      {
        true: fields.object(
          {
            five: integerField('5 stars', 0),
            four: integerField('4 stars', 0),
            three: integerField('3 stars', 0),
            two: integerField('2 stars', 0),
            one: integerField('1 star', 0),
          },
          { label: 'Number of reviews', layout: [3, 3, 2, 2, 2] },
        ),
        false: fields.empty(),
      },
    ),
  },
});

export const reviews = collection({
  label: 'Reviews',
  path: 'content/reviews/*',
  previewUrl: getPreviewPath('reviews', '{slug}'),
  slugField: 'label',
  schema: {
    label: nameField('Internal name', 'Enter product and reviewer. Visitors do not see it.'),
    product: relationship({ label: 'Product', collection: 'products', validation: { isRequired: true } }),
    author: relationship({ label: 'Reviewer', collection: 'people', validation: { isRequired: true } }),
    stars: integer({ label: 'Stars', validation: { isRequired: true, min: 1, max: 5 } }),
    date: dateField('Date'),
    text: longText('Text'),
    reply: fields.text({ label: 'Reply of the store', multiline: true }),
  },
});

export const serviceCategories = collection({
  label: 'Service categories',
  path: 'content/service-categories/*',
  slugField: 'name',
  schema: { name: nameField('Name'), nameAr: arabicName('Name'), order: orderField() },
});

export const services = collection({
  label: 'Services',
  path: 'content/services/*/',
  previewUrl: getServicePath('{slug}'),
  slugField: 'title',
  schema: {
    title: nameField('Title'),
    titleAr: arabicName('Title'),
    isSample: sampleFlag(),
    category: relationship({ label: 'Category', collection: 'serviceCategories', validation: { isRequired: true } }),
    provider: fields.conditional(
      fields.select({
        label: 'Offered by',
        description: 'A service of a verified store shows the store’s badge.',
        defaultValue: 'store',
        options: [
          { value: 'store', label: 'A store' },
          { value: 'person', label: 'A person' },
        ],
      }),
      {
        store: relationship({ label: 'Store', collection: 'stores', validation: { isRequired: true } }),
        person: relationship({ label: 'Person', collection: 'people', validation: { isRequired: true } }),
      },
    ),
    place: relationship({ label: 'Place', collection: 'places', validation: { isRequired: true } }),
    price: moneyField('Lowest price', 'The amount is in US dollars; 0 means free.'),
    perUnit: requiredText('Unit of the price', 'Examples: pallet, day, file.'),
    description: longText('Description'),
    includes: stringList('What is included', 'Enter three or four short lines.'),
    keywords: stringList('Keywords'),
    picture: imageField('Picture', 'Use a square picture of up to 5 MB.'),
    rating: ratingField(),
    reviewCount: integerField('Number of reviews', 0),
  },
});
