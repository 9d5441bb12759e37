/** The words of store and product pages, so that an editor can reword them. */
import { fields, singleton } from '@keystatic/core';
import { requiredText } from '../cms/fields.ts';
import { phrase } from '../cms/phrase.ts';

const facts = fields.object(
  {
    moq: requiredText('Minimum order quantity'),
    mq: requiredText('Pack size'),
    leadTime: requiredText('Lead time'),
    days: phrase('Lead time in days', ['days']),
    origin: requiredText('Origin'),
  },
  { label: 'Facts', layout: [6, 6, 4, 4, 4] },
);

const calculator = fields.object(
  {
    quantity: requiredText('Quantity'),
    less: requiredText('Button: less'),
    more: requiredText('Button: more'),
    next: phrase('How far the next price is', ['missing', 'price', 'unit']),
    best: requiredText('At the best price'),
    snapped: phrase('When a quantity was rounded', ['quantity', 'moq', 'mq']),
    total: requiredText('Total'),
  },
  { label: 'Price calculator' },
);

export const productWords = singleton({
  label: 'Words of product pages',
  path: 'content/product-words',
  schema: {
    crumbHome: requiredText('Way here: home'),
    crumbProducts: requiredText('Way here: products'),
    facts,
    calculator,
    request: requiredText('Button: request a quotation'),
    chat: requiredText('Button: chat'),
    message: requiredText('Button: leave a message'),
    reviews: requiredText('Heading of the reviews'),
    noReviews: requiredText('When nobody wrote a review yet'),
    reply: requiredText('Before a reply of the store'),
    others: requiredText('Heading of the other products'),
    othersLine: requiredText('Line below it'),
  },
});

export const storeWords = singleton({
  label: 'Words of store pages',
  path: 'content/store-words',
  schema: {
    tabs: fields.object(
      { all: requiredText('First tab'), profile: requiredText('Last tab') },
      { label: 'Tabs', layout: [6, 6] },
    ),
    verified: phrase('Badge', ['until']),
    since: phrase('Since when', ['year']),
    location: requiredText('Location'),
    direction: requiredText('Button: way to the store'),
    timing: requiredText('Timing'),
    established: requiredText('Year of establishment'),
    contact: requiredText('Contact'),
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
    about: requiredText('Heading of the profile'),
    evidence: requiredText('Heading of the evidence behind the badge'),
    checkedBy: phrase('Who checked when', ['by', 'date']),
    unverified: requiredText('When there is no badge'),
  },
});

export const serviceWords = singleton({
  label: 'Words of services',
  path: 'content/service-words',
  schema: {
    verified: requiredText('Badge'),
    from: phrase('Price from', ['price']),
    free: requiredText('When the price is 0'),
    crumb: requiredText('Way here: services'),
    price: requiredText('Price'),
    provider: requiredText('Who offers it'),
    category: requiredText('Category'),
  },
});
