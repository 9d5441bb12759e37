/** Schema of the labels of the reseller pages. */
import { fields } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';

export const types = fields.object(
  { individual: requiredText('Individual'), corporate: requiredText('Corporate') },
  { label: 'Types of users', layout: [6, 6] },
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
    chart: messageField('What the chart shows', ['from', 'to', 'min', 'max']),
    table: requiredText('Opens the figures'),
    month: requiredText('Column: month'),
    amount: requiredText('Column: earning'),
  },
  { label: 'Total earning' },
);

const latest = fields.object(
  { title: requiredText('Heading'), all: requiredText('Link to all of them') },
  { label: 'Latest applicants', layout: [6, 6] },
);

export const dashboard = fields.object(
  {
    title: requiredText('Title'),
    text: longText('What the page is for', 'For search engines and previews.'),
    sample: messageField('Line below the title', ['month']),
    register: requiredText('Button: register an applicant'),
    waiting: fields.object(
      { text: longText('Text'), action: requiredText('Button') },
      { label: 'When a registration waits for its code' },
    ),
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
    type: requiredText('Choice of the type'),
    all: requiredText('Every type'),
    spent: requiredText('Only who has spent something'),
    shown: messageField('How many are shown', ['shown', 'count']),
    none: longText('When nothing is left'),
    clear: requiredText('Button: clear search and filter'),
  },
  { label: 'Filter' },
);

const pages = fields.object(
  {
    label: requiredText('Name of the row of buttons'),
    previous: requiredText('Button: previous page'),
    next: requiredText('Button: next page'),
    at: messageField('Which page', ['page', 'pages']),
  },
  { label: 'Pages', layout: [6, 6, 6, 6] },
);

const csv = fields.object(
  { action: requiredText('Button'), file: requiredText('Name of the file, without its ending') },
  { label: 'Export', layout: [6, 6] },
);

const own = fields.object(
  {
    mark: requiredText('Mark of a row'),
    missing: requiredText('What the registration did not ask for'),
  },
  { label: 'Registrations on the visitor’s device', layout: [6, 6] },
);

export const detail = fields.object(
  {
    title: requiredText('Title'),
    text: longText('Line below the title'),
    crumb: requiredText('Way here: dashboard'),
    status: requiredText('Before the status'),
    columns,
    filter,
    pages,
    csv,
    own,
  },
  { label: 'User detail' },
);
