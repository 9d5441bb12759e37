/** Labels of the tabbed screens. */
import { fields } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { labelGroup } from '../../cms/labels/label-group.ts';
import { ROUTES } from '../../routes.ts';

export const tabbedScreenLabels = labelGroup({
  key: 'tabbed-screens',
  label: 'tabbed screens',
  previewUrl: ROUTES.findProducts,
  schema: {
    nearby: fields.object(
      {
        label: requiredText('Label of the place field'),
        distance: messageField('Distance', ['km']),
        here: requiredText('Text for the same place'),
        wants: messageField('Request of a buyer', ['quantity', 'what']),
        answer: requiredText('Link: answer a request'),
        contact: requiredText('Link: write to a person who made no request'),
        answerTo: messageField('Accessible name of the link to answer', ['name']),
        contactTo: messageField('Accessible name of the link to write', ['name']),
        none: longText('Message when the list is empty'),
      },
      { label: 'Near the visitor' },
    ),
    allProducts: requiredText('What “See more” below a row of products leads to, for screen readers'),
    allJobs: requiredText('Link text: all jobs'),
    allPosts: requiredText('Link text: all posts'),
  },
});
