/** Labels of the reseller pages. */
import { fields } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { labelGroup, type LabelsOf } from '../../cms/labels/label-group.ts';
import { ROUTES } from '../../routes.ts';

const types = fields.object(
  { individual: requiredText('Individual'), corporate: requiredText('Corporate') },
  { label: 'Types of users', layout: [6, 6] },
);

const waiting = fields.object(
  { text: longText('Text'), action: requiredText('Button') },
  { label: 'Registration awaiting its code' },
);

const tiles = fields.object(
  {
    applicants: requiredText('Applicants registered'),
    individual: requiredText('Individual'),
    corporate: requiredText('Corporate'),
    funds: requiredText('Active funds'),
  },
  { label: 'Tiles', layout: [6, 6, 6, 6] },
);

const earning = fields.object(
  {
    title: requiredText('Heading'),
    chart: messageField('Text alternative of the chart', ['from', 'to', 'min', 'max']),
    table: requiredText('Button: show the figures'),
    month: requiredText('Column: month'),
    amount: requiredText('Column: earning'),
  },
  { label: 'Total earning' },
);

const latest = fields.object(
  { title: requiredText('Heading'), all: requiredText('Link: all applicants') },
  { label: 'Latest applicants', layout: [6, 6] },
);

const dashboard = fields.object(
  {
    title: requiredText('Title'),
    text: longText('Description', 'Search engines and shared links use it.'),
    sample: messageField('Text below the title', ['month']),
    register: requiredText('Button: register an applicant'),
    tiles,
    earning,
    latest,
  },
  { label: 'Dashboard' },
);

const columns = fields.object(
  {
    username: requiredText('Username'),
    mobile: requiredText('Mobile number'),
    place: requiredText('Location'),
    spending: requiredText('Total spending'),
    type: requiredText('Type of user'),
  },
  { label: 'Columns', layout: [4, 4, 4, 6, 6] },
);

const filter = fields.object(
  {
    search: requiredText('Search box'),
    type: requiredText('Label of the type filter'),
    all: requiredText('Option: all types'),
    spent: requiredText('Option: with spending only'),
    shown: messageField('Count of shown entries', ['shown', 'count']),
    none: longText('Message when no entry matches'),
    clear: requiredText('Button: clear search and filter'),
  },
  { label: 'Filter' },
);

const pages = fields.object(
  {
    label: requiredText('Accessible name of the page buttons'),
    previous: requiredText('Button: previous page'),
    next: requiredText('Button: next page'),
    at: messageField('Current page', ['page', 'pages']),
  },
  { label: 'Pages', layout: [6, 6, 6, 6] },
);

const csv = fields.object(
  { action: requiredText('Button'), file: requiredText('File name, without the extension') },
  { label: 'Export', layout: [6, 6] },
);

const own = fields.object(
  {
    mark: requiredText('Mark of a registration'),
    missing: requiredText('Text for missing values'),
  },
  { label: 'Registrations in the visitor’s browser', layout: [6, 6] },
);

const detail = fields.object(
  {
    title: requiredText('Title'),
    text: longText('Text below the title'),
    crumb: requiredText('Breadcrumb: dashboard'),
    status: requiredText('Text before the status'),
    columns,
    filter,
    pages,
    csv,
    own,
  },
  { label: 'User detail' },
);

export const resellerLabels = labelGroup({
  key: 'reseller',
  label: 'reseller pages',
  previewUrl: ROUTES.dashboard,
  schema: { types, waiting, dashboard, detail },
});

export type ResellerLabels = LabelsOf<typeof resellerLabels>;
