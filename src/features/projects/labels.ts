/** Schema of the labels of projects. */
import { fields } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { labelGroup } from '../../cms/labels/label-group.ts';
import { ROUTES } from '../../routes.ts';

const states = fields.object(
  {
    open: requiredText('Open for bids'),
    soon: requiredText('Closing soon'),
    closed: requiredText('Closed'),
    awarded: requiredText('Awarded'),
  },
  { label: 'States', layout: [3, 3, 3, 3] },
);

const facts = fields.object(
  {
    number: requiredText('Reference number'),
    issuer: requiredText('Issuer'),
    place: requiredText('Place'),
    sector: requiredText('Sector'),
    budget: requiredText('Budget'),
    opens: requiredText('Opens'),
    opened: requiredText('Opened, from the day after'),
    closes: requiredText('Closes'),
    closed: requiredText('Closed, from the day after'),
  },
  { label: 'Facts', layout: [4, 4, 4, 4, 4, 4, 4, 4, 4] },
);

const bid = fields.object(
  {
    title: requiredText('Heading'),
    text: longText('Text'),
    ask: requiredText('Button: ask us'),
    calendar: requiredText('Link: calendar file with the deadline'),
    closed: longText('Message when bidding is closed'),
    awarded: messageField('Message when the project is awarded', ['to', 'amount']),
    others: requiredText('Button: other projects'),
  },
  { label: 'How to bid' },
);

export const projectLabels = labelGroup({
  key: 'projects',
  label: 'projects',
  previewUrl: ROUTES.postProject,
  schema: {
    list: fields.object(
      { title: requiredText('Heading'), text: longText('Text below the title') },
      { label: 'List of government projects' },
    ),
    crumb: requiredText('Breadcrumb: projects'),
    budget: messageField('Budget', ['from', 'to']),
    states,
    closesIn: messageField('Distance of the deadline', ['day']),
    closedOn: messageField('Deadline of a closed or awarded project', ['date']),
    facts,
    documents: requiredText('Heading of the documents'),
    documentsFrom: messageField('Source of the documents', ['issuer']),
    bid,
    others: requiredText('Heading of other projects'),
  },
});
