/** Schema of the labels of market trends. */
import { fields } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { pluralField } from '../../cms/fields/plural-field.ts';
import { labelGroup, type LabelsOf } from '../../cms/labels/label-group.ts';
import { ROUTES } from '../../routes.ts';

const tabs = fields.object(
  {
    label: requiredText('Name of the tabs, for screen readers'),
    all: requiredText('Tab: all'),
    rates: requiredText('Tab: rates'),
    projects: requiredText('Tab: government projects'),
  },
  { label: 'Tabs' },
);

const place = fields.object(
  {
    label: requiredText('Select: place'),
    distance: messageField('Distance of a market', ['km']),
    here: requiredText('Distance of a market at the same place'),
  },
  { label: 'Place' },
);

const nearby = fields.object(
  {
    title: requiredText('Heading'),
    text: messageField('Text below the heading', ['place']),
    rate: messageField('Text about the rates', ['month']),
    map: messageField('Description of the map', ['count']),
  },
  { label: 'Markets near by' },
);

const popular = fields.object(
  { title: requiredText('Heading'), text: requiredText('Text below the heading') },
  { label: 'Most popular' },
);

const recommended = fields.object(
  {
    title: requiredText('Heading'),
    start: requiredText('Reason before anything was opened'),
    reason: messageField('Reason', ['names']),
    dearer: messageField('Higher price at another market', ['percent', 'market']),
    cheaper: messageField('Lower price at another market', ['percent', 'market']),
    equal: messageField('Equal price at another market', ['market']),
  },
  { label: 'Recommended' },
);

const rates = fields.object(
  {
    title: messageField('Heading of a chart', ['name']),
    line: messageField('Market and time below the heading', ['market', 'count']),
    modal: requiredText('Modal price'),
    all: requiredText('Heading of all commodities'),
    risen: messageField('Text for a risen price', ['percent', 'month']),
    fallen: messageField('Text for a fallen price', ['percent', 'month']),
    same: messageField('Text for an unchanged price', ['month']),
    open: messageField('Link to a commodity', ['name']),
  },
  { label: 'Rates' },
);

const chart = fields.object(
  {
    summary: messageField('Summary for screen readers', [
      'name',
      'from',
      'to',
      'lowest',
      'lowestMonth',
      'highest',
      'highestMonth',
      'latest',
    ]),
    low: requiredText('Label: lowest price'),
    modal: requiredText('Label: modal price'),
    high: requiredText('Label: highest price'),
    month: requiredText('Slider: month'),
    reading: messageField('Values of a month', ['month', 'low', 'modal', 'high', 'arrivals']),
    table: requiredText('Button: show the table'),
  },
  { label: 'Chart' },
);

const table = fields.object(
  {
    caption: messageField('Caption', ['name', 'unit']),
    month: requiredText('Month'),
    low: requiredText('Low'),
    modal: requiredText('Modal'),
    high: requiredText('High'),
    change: requiredText('Change'),
    arrivals: requiredText('Arrivals'),
    csv: requiredText('Link: CSV file'),
  },
  { label: 'Table' },
);

const comparison = fields.object(
  {
    title: requiredText('Heading'),
    choose: messageField('Name of the choice', ['count']),
    caption: messageField('Caption', ['name']),
    table: requiredText('Button: show the table'),
  },
  { label: 'Comparison' },
);

const commodity = fields.object(
  {
    text: messageField('Text below the title', ['unit']),
    description: messageField('Description for search engines', ['name', 'price', 'unit', 'market', 'month']),
    home: requiredText('Home market'),
    onMonth: messageField('Change on the previous month', ['month']),
    onYear: messageField('Change on the year before', ['month']),
    arrivals: requiredText('Arrivals'),
    tonnes: pluralField('Tonnes', ['count']),
    others: requiredText('Heading of other commodities'),
  },
  { label: 'Page of a commodity' },
);

const market = fields.object(
  {
    crumb: requiredText('Breadcrumb: markets'),
    description: messageField('Description for search engines', ['name', 'place', 'hours', 'goods']),
    place: requiredText('Place'),
    hours: requiredText('Days and hours'),
    goods: requiredText('Heading of the rates'),
    home: requiredText('Mark of a commodity whose rates are recorded here'),
    others: requiredText('Heading of other markets'),
    stores: messageField('Heading of the stores near the market', ['place']),
  },
  { label: 'Page of a market' },
);

const alert = fields.object(
  {
    title: requiredText('Heading'),
    text: messageField('Text', ['name', 'market']),
    direction: requiredText('Name of the choice'),
    above: requiredText('Choice: rises to'),
    below: requiredText('Choice: falls to'),
    amount: messageField('Input: amount', ['unit']),
    save: requiredText('Button: set the alert'),
    remove: requiredText('Button: remove the alert'),
    setAbove: messageField('Message: alert for a rise is set', ['price']),
    setBelow: messageField('Message: alert for a fall is set', ['price']),
    reached: messageField('Message: the price has already reached the limit', ['price']),
    removed: requiredText('Message: alert removed'),
    invalid: messageField('Error: no amount', ['max']),
    notification: messageField('Title of the notification', ['name', 'price']),
    notificationText: messageField('Text of the notification', ['market', 'month', 'limit']),
  },
  { label: 'Price alert' },
);

const projects = fields.object(
  {
    closing: requiredText('Heading: closing next'),
    noneOpen: requiredText('Message: no project is open'),
    all: requiredText('Heading: all projects'),
    directory: requiredText('Button and heading: directory'),
    letters: requiredText('Name of the letters, for screen readers'),
    days: pluralField('Remaining days', ['count']),
    status: requiredText('Filter: status'),
    sector: requiredText('Filter: sector'),
    place: requiredText('Filter: place'),
    shown: messageField('Number of projects', ['shown', 'count']),
    none: requiredText('Message: no project matches'),
    apply: pluralField('Button: show the filtered projects', ['count']),
    sorts: fields.object(
      { first: requiredText('Closing first'), budget: requiredText('Largest budget') },
      { label: 'Sort orders' },
    ),
  },
  { label: 'Government projects' },
);

export const trendLabels = labelGroup({
  key: 'trends',
  label: 'market trends',
  previewUrl: ROUTES.trends,
  schema: {
    title: requiredText('Title'),
    text: longText('Text below the title'),
    sample: requiredText('Mark of sample data'),
    tabs,
    place,
    nearby,
    popular,
    recommended,
    rates,
    chart,
    table,
    comparison,
    commodity,
    market,
    alert,
    projects,
  },
});

export type TrendLabels = LabelsOf<typeof trendLabels>;
