/** Schemas of the labels of product, store, service and category pages. */
import { fields, singleton } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';

const facts = fields.object(
  {
    moq: requiredText('Minimum order quantity'),
    mq: requiredText('Pack size'),
    leadTime: requiredText('Lead time'),
    days: messageField('Lead time in days', ['days']),
    origin: requiredText('Origin'),
  },
  { label: 'Facts', layout: [6, 6, 4, 4, 4] },
);

const calculator = fields.object(
  {
    quantity: requiredText('Quantity'),
    less: requiredText('Button: less'),
    more: requiredText('Button: more'),
    next: messageField('How far the next price is', ['missing', 'price', 'unit']),
    best: requiredText('At the best price'),
    snapped: messageField('When a quantity was rounded', ['quantity', 'moq', 'mq']),
    invalid: requiredText('When it is no whole number'),
    tooMany: messageField('When it is more than can be asked for', ['max']),
    total: requiredText('Total'),
  },
  { label: 'Price calculator' },
);

const rating = fields.object(
  {
    label: requiredText('Before the rating', 'For screen readers.'),
    outOf: requiredText('Behind the rating', 'For screen readers, as in “of 5”.'),
    one: requiredText('One review'),
    many: requiredText('Several reviews'),
  },
  { label: 'Rating', layout: [6, 6, 6, 6] },
);

const chips = fields.object(
  {
    moq: messageField('Smallest order', ['count']),
    mq: messageField('Pack', ['count']),
    views: messageField('Views', ['count']),
    clicks: messageField('Clicks', ['count']),
    likes: messageField('Likes', ['count']),
    inquiries: messageField('Inquiries', ['count']),
    shares: messageField('Shares', ['count']),
  },
  { label: 'Short facts' },
);

export const productLabels = singleton({
  label: 'Labels: product pages',
  path: 'content/labels/en/products',
  schema: {
    crumbProducts: requiredText('Way here: products'),
    facts,
    calculator,
    request: requiredText('Button: request a quotation'),
    chat: requiredText('Button: chat'),
    message: requiredText('Button: leave a message'),
    share: requiredText('Name of the share button'),
    copied: requiredText('When the address was copied'),
    rating,
    chips,
    reviews: requiredText('Heading of the reviews'),
    ratings: messageField('How many ratings', ['count']),
    written: messageField('Above the stars of those that can be read here', ['count', 'all']),
    stars: requiredText('Stars'),
    given: messageField('Stars of one review, for screen readers', ['stars']),
    noReviews: requiredText('When nobody wrote a review yet'),
    reply: requiredText('Before a reply of the store'),
    others: requiredText('Heading of the other products'),
    othersLine: requiredText('Line below it'),
    categories: requiredText('Product categories'),
    anyCategory: requiredText('All of them'),
    noOthers: requiredText('When a category has no other products'),
  },
});

export const storeLabels = singleton({
  label: 'Labels: store pages',
  path: 'content/labels/en/stores',
  schema: {
    tabs: fields.object(
      {
        all: requiredText('First tab'),
        input: requiredText('Second tab'),
        post: requiredText('Third tab'),
        profile: requiredText('Last tab'),
      },
      { label: 'Tabs', layout: [3, 3, 3, 3] },
    ),
    verified: messageField('Badge', ['until']),
    since: messageField('Since when', ['year']),
    open: fields.object(
      {
        until: messageField('While it is open', ['time']),
        next: messageField('While it is closed', ['time']),
        closed: requiredText('When it never opens'),
      },
      { label: 'Open now', layout: [4, 4, 4] },
    ),
    location: requiredText('Location'),
    direction: requiredText('Button: way to the store'),
    directionMap: requiredText('Beside it on a phone: the same in the browser'),
    timing: requiredText('Timing'),
    foundedYear: requiredText('Year of establishment'),
    contact: requiredText('Heading of the facts'),
    phone: requiredText('Phone number'),
    email: requiredText('E-mail'),
    website: requiredText('Website'),
    socials: requiredText('Social networks'),
    chat: requiredText('Button: chat'),
    figures: fields.object(
      {
        views: requiredText('Views'),
        clicks: requiredText('Clicks'),
        likes: requiredText('Likes'),
        inquiries: requiredText('Inquiries'),
        ranking: requiredText('Ranking'),
        shares: requiredText('Shares'),
      },
      { label: 'Figures', layout: [4, 4, 4, 4, 4, 4] },
    ),
    products: requiredText('Heading of the products'),
    noProducts: requiredText('When a store shows no products'),
    services: requiredText('Heading of the services'),
    awards: requiredText('Heading of awards and certificates'),
    rating: requiredText('Heading of the rating'),
    faq: requiredText('Heading of the questions'),
    report: fields.object(
      { heading: requiredText('Heading'), text: longText('Text'), action: requiredText('Button') },
      { label: 'Report an error' },
    ),
    post: fields.object({ heading: requiredText('Heading'), text: longText('Text') }, { label: 'Tab POST' }),
    about: requiredText('Heading of the profile'),
    evidence: requiredText('Heading of the evidence behind the badge'),
    checkedBy: messageField('Who checked when', ['by', 'date']),
    unverified: requiredText('When there is no badge'),
    expired: messageField('When the evidence has ended', ['date']),
  },
});

export const serviceLabels = singleton({
  label: 'Labels: services',
  path: 'content/labels/en/services',
  schema: {
    verified: requiredText('Badge'),
    from: messageField('Price from', ['price']),
    free: requiredText('When the price is 0'),
    crumb: requiredText('Way here: services'),
    price: requiredText('Price'),
    provider: requiredText('Who offers it'),
    category: requiredText('Category'),
  },
});

export const listingLabels = singleton({
  label: 'Labels: category pages',
  path: 'content/labels/en/listing',
  schema: {
    title: requiredText('Title of the list of categories'),
    text: requiredText('Line below it'),
    products: messageField('Products', ['count']),
    oneProduct: requiredText('One product'),
    stores: messageField('Stores', ['count']),
    oneStore: requiredText('One store'),
    summary: messageField('Line below the name of a category', ['products', 'stores']),
    shown: messageField('How many are shown', ['shown', 'count']),
    none: longText('When nothing is left'),
    filter: requiredText('Button: filter'),
    clear: requiredText('Button: clear all'),
    remove: requiredText('Before the name of a choice that can be removed'),
    seller: requiredText('Seller'),
    price: fields.object(
      {
        title: requiredText('Title'),
        low: requiredText('Below 10'),
        middle: requiredText('10 to 50'),
        high: requiredText('Above 50'),
      },
      { label: 'Price' },
    ),
    moq: fields.object(
      { title: requiredText('Title'), few: requiredText('Up to 6'), more: requiredText('Up to 24') },
      { label: 'MOQ' },
    ),
    rating: fields.object(
      { title: requiredText('Title'), best: requiredText('4.5 and up'), good: requiredText('4 and up') },
      { label: 'Rating' },
    ),
    sort: fields.object(
      {
        label: requiredText('Name of the choice'),
        first: requiredText('Best first'),
        priceAsc: requiredText('Price, low first'),
        priceDesc: requiredText('Price, high first'),
        moq: requiredText('Smallest order'),
      },
      { label: 'Order' },
    ),
  },
});
