/** Schema of the labels of the list of inputs. */
import { fields } from '@keystatic/core';
import { longText, requiredText } from '../../../cms/fields/fields.ts';
import { messageField } from '../../../cms/fields/message-field.ts';
import { labelGroup, type LabelsOf } from '../../../cms/labels/label-group.ts';
import { ROUTES } from '../../../routes.ts';

export const inputLabels = labelGroup({
  key: 'inputs',
  label: 'list of inputs',
  previewUrl: ROUTES.allInputs,
  schema: {
    title: requiredText('Title'),
    text: longText('Text below the title'),
    back: requiredText('Link back'),
    request: requiredText('Button: request a quotation'),
    facts: fields.object(
      {
        category: requiredText('Product categories'),
        rate: requiredText('Product rate'),
        quantity: requiredText('Minimum order quantity'),
        unit: requiredText('MQ unit'),
        detail: requiredText('Detailed requirements'),
        buyer: requiredText('Buyer'),
        posted: requiredText('Date'),
      },
      { label: 'Facts', layout: [4, 4, 4, 4, 4, 4, 12] },
    ),
    filter: fields.object(
      {
        kind: requiredText('Kind'),
        category: requiredText('Category'),
        place: requiredText('Place'),
        owner: requiredText('Own or others'),
        own: requiredText('Own inputs'),
        others: requiredText('Inputs of others'),
        shown: messageField('Count of shown inputs', ['shown', 'count']),
        none: longText('Message when no input matches'),
      },
      { label: 'Filters' },
    ),
    kinds: fields.object(
      {
        product: requiredText('Products wanted'),
        service: requiredText('Services wanted'),
        offer: requiredText('Services offered'),
        work: requiredText('Job seekers'),
        job: requiredText('Jobs'),
      },
      { label: 'Kinds' },
    ),
    sort: fields.object(
      {
        first: requiredText('Newest first'),
        rate: requiredText('Highest rate'),
        quantity: requiredText('Largest quantity'),
      },
      { label: 'Order', layout: [4, 4, 4] },
    ),
    view: requiredText('Button: view'),
    viewOf: messageField('Accessible name of the button', ['title']),
    close: requiredText('Button: close'),
    answer: requiredText('Button: answer an input'),
    own: requiredText('Mark of the visitor’s own inputs'),
    you: requiredText('Buyer without a name: the visitor'),
    number: messageField('Number of the visitor’s input', ['number']),
    record: requiredText('Link to the record under Your data'),
    empty: fields.object(
      { title: requiredText('Heading'), text: longText('Text') },
      { label: 'Empty list', layout: [4, 8] },
    ),
  },
});

export type InputLabels = LabelsOf<typeof inputLabels>;
