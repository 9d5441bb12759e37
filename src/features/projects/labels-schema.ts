/** Schema of the labels of projects. */
import { fields, singleton } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';

const states = fields.object(
  {
    open: requiredText('One can bid'),
    soon: requiredText('The end is near'),
    closed: requiredText('The end is past'),
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
    closes: requiredText('Closes'),
  },
  { label: 'Facts', layout: [3, 3, 3, 3, 4, 4, 4] },
);

const bid = fields.object(
  {
    title: requiredText('Heading'),
    text: longText('Text'),
    ask: requiredText('Button: ask us'),
    closed: longText('When one can no longer bid'),
    awarded: messageField('When it is awarded', ['to', 'amount']),
    others: requiredText('Button: other projects'),
  },
  { label: 'How to bid' },
);

export const projectLabels = singleton({
  label: 'Labels: projects',
  path: 'content/labels/en/projects',
  schema: {
    list: fields.object(
      { title: requiredText('Heading'), text: longText('Line below it') },
      { label: 'List of government projects' },
    ),
    crumb: requiredText('Way here: projects'),
    budget: messageField('Budget', ['from', 'to']),
    states,
    facts,
    documents: requiredText('Heading of the documents'),
    documentsFrom: messageField('Where the documents are', ['issuer']),
    bid,
    others: requiredText('Heading of other projects'),
  },
});
