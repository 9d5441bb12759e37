/** Schemas of the labels of product, store, service and category pages. */
import { fields } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { pluralField } from '../../cms/fields/plural-field.ts';
import { labelGroup, type LabelsOf } from '../../cms/labels/label-group.ts';
import { ROUTES } from '../../routes.ts';

const facts = fields.object(
  {
    moq: requiredText('Minimum order quantity'),
    mq: requiredText('Pack size'),
    leadTime: requiredText('Lead time'),
    days: pluralField('Lead time in days', ['count']),
    origin: requiredText('Origin'),
    unit: requiredText('Sold by'),
    category: requiredText('Category'),
    keywords: requiredText('Keywords'),
  },
  { label: 'Facts', layout: [6, 6, 4, 4, 4, 4, 4, 4] },
);

const calculator = fields.object(
  {
    quantity: requiredText('Quantity'),
    less: requiredText('Button: less'),
    more: requiredText('Button: more'),
    next: messageField('Message about the next price', ['missing', 'price', 'unit']),
    best: requiredText('Message at the best price'),
    snapped: messageField('Message when the quantity is rounded', ['quantity', 'moq', 'mq']),
    invalid: requiredText('Message when the quantity is not a whole number'),
    tooMany: messageField('Message when the quantity is too large', ['max']),
    total: requiredText('Total'),
  },
  { label: 'Price calculator' },
);

const delivery = fields.object(
  {
    title: requiredText('Heading'),
    packs: messageField('Pack size and smallest order', ['mq', 'unit', 'moq']),
    lead: messageField('Time until the goods are ready', ['place', 'days']),
    agreement: longText('Who decides about delivery'),
  },
  { label: 'Packing and delivery' },
);

const order = fields.object(
  {
    short: messageField('Quantity and total', ['quantity', 'total']),
    full: messageField('Quantity, price and total', ['quantity', 'price', 'total']),
  },
  { label: 'Order, on the bar of phones and in the quotation' },
);

const rating = fields.object(
  {
    label: requiredText('Text before the rating', 'Only screen readers announce it.'),
    outOf: requiredText('Text after the rating', 'Only screen readers announce it. Example: “of 5”.'),
    reviews: pluralField('Term for reviews', []),
  },
  { label: 'Rating', layout: [6, 6, 12] },
);

const chips = fields.object(
  {
    moq: messageField('Minimum order', ['count']),
    mq: messageField('Pack size', ['count']),
    views: pluralField('Views', ['count']),
    clicks: pluralField('Clicks', ['count']),
    likes: pluralField('Likes', ['count']),
    inquiries: pluralField('Inquiries', ['count']),
    shares: pluralField('Shares', ['count']),
  },
  { label: 'Short facts' },
);

export const productLabels = labelGroup({
  key: 'products',
  label: 'product pages',
  schema: {
    crumbProducts: requiredText('Breadcrumb: products'),
    rate: requiredText('Heading of the prices'),
    details: requiredText('Heading of the facts'),
    facts,
    delivery,
    seller: requiredText('Heading of the seller'),
    calculator,
    order,
    request: requiredText('Button: request a quotation'),
    chat: requiredText('Button: chat'),
    message: requiredText('Button: leave a message'),
    share: requiredText('Button: share'),
    copied: requiredText('Announcement: link copied'),
    rating,
    chips,
    storeStats: requiredText('Text above the views, clicks, likes, inquiries and shares of the store'),
    reviews: requiredText('Heading of the reviews'),
    ratings: pluralField('Number of ratings', ['count']),
    written: messageField('Count of the reviews shown', ['count', 'all']),
    distribution: pluralField('Reviews with this number of stars', ['count', 'given', 'all']),
    given: messageField('Stars of one review, for screen readers', ['stars']),
    noReviews: requiredText('Message when no review has a text'),
    reply: requiredText('Text before the store’s reply'),
    others: requiredText('Heading of the other products'),
    othersLine: requiredText('Text below the title'),
    categories: requiredText('Product categories'),
    anyCategory: requiredText('All categories'),
    noOthers: requiredText('Message when a category has no other products'),
  },
});

export const storeLabels = labelGroup({
  key: 'stores',
  label: 'store pages',
  previewUrl: ROUTES.productPage,
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
    badge: requiredText('Badge on a card'),
    since: messageField('Founding year', ['year']),
    open: fields.object(
      {
        until: messageField('Text while the store is open', ['time']),
        always: requiredText('Text of a store that never closes'),
        next: messageField('Text while the store is closed', ['time']),
        closed: requiredText('Text when the store has no opening hours'),
      },
      { label: 'Opening status', layout: [3, 3, 3, 3] },
    ),
    location: requiredText('Location'),
    distance: messageField('Distance from the chosen place', ['km', 'place']),
    onMap: requiredText('Link to the store on the map'),
    direction: requiredText('Button: directions'),
    directionMap: requiredText('Second button on phones: directions in the browser'),
    timing: requiredText('Opening hours'),
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
    pictureLink: messageField('Link of the picture to a product, for screen readers', ['product']),
    products: requiredText('Heading of the products'),
    noProducts: requiredText('Message when a store has no products'),
    services: requiredText('Heading of the services'),
    awards: requiredText('Heading of awards and certificates'),
    rating: requiredText('Rating'),
    faq: requiredText('Heading of the questions'),
    report: fields.object(
      { heading: requiredText('Heading'), text: longText('Text'), action: requiredText('Button') },
      { label: 'Report an error' },
    ),
    post: fields.object({ heading: requiredText('Heading'), text: longText('Text') }, { label: 'Tab POST' }),
    about: requiredText('Heading of the profile'),
    evidence: requiredText('Heading of the verification'),
    checkedBy: messageField('Checked by, with date', ['by', 'date']),
    unverified: requiredText('Text for unverified stores'),
    expired: messageField('Text when the verification has expired', ['date']),
  },
});

export const serviceLabels = labelGroup({
  key: 'services',
  label: 'services',
  schema: {
    verified: requiredText('Badge'),
    from: messageField('Lowest price', ['price']),
    free: requiredText('Text for a price of 0'),
    crumb: requiredText('Breadcrumb: services'),
    price: requiredText('Price'),
    perUnit: requiredText('Unit of the price'),
    provider: requiredText('Provider'),
    category: requiredText('Category'),
    location: requiredText('Place'),
    includes: requiredText('Heading of what is included'),
    others: requiredText('Heading of other services'),
  },
});

export const listingLabels = labelGroup({
  key: 'listing',
  label: 'category pages',
  previewUrl: ROUTES.categories,
  schema: {
    title: requiredText('Title of the list of categories'),
    text: requiredText('Text below the title'),
    products: pluralField('Products', ['count']),
    stores: pluralField('Stores', ['count']),
    storesHeading: requiredText('Heading of the stores of a category'),
    summary: messageField('Text below the name of a category', ['products', 'stores']),
    shown: messageField('Count of shown entries', ['shown', 'count']),
    none: longText('Message when no entry matches'),
    apply: pluralField('Button: show the filtered products', ['count']),
    filter: requiredText('Button: filter'),
    chosen: requiredText('Word after the number of chosen filters, for screen readers'),
    close: requiredText('Button: close the filters'),
    clear: requiredText('Button: clear all'),
    remove: requiredText('Text before the name of a removable filter'),
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
        label: requiredText('Label of the sort order'),
        first: requiredText('Default order'),
        priceAsc: requiredText('Price, low first'),
        priceDesc: requiredText('Price, high first'),
        moq: requiredText('Minimum order'),
      },
      { label: 'Order' },
    ),
    pages: fields.object(
      {
        label: requiredText('Name of the links between pages', 'Only screen readers announce it.'),
        previous: requiredText('Link: previous page'),
        next: requiredText('Link: next page'),
        page: messageField('Number of a page', ['page']),
        title: messageField('Title of a page after the first', ['title', 'page']),
        shown: messageField('Which products are on the page', ['first', 'last', 'count']),
        search: requiredText('Link to the search, which filters and sorts all products'),
      },
      { label: 'Pages of a long list' },
    ),
  },
});

export type ProductLabels = LabelsOf<typeof productLabels>;
export type CalculatorLabels = ProductLabels['calculator'];
export type StoreLabels = LabelsOf<typeof storeLabels>;
export type OpenLabels = StoreLabels['open'];
