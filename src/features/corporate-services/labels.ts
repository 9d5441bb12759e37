/** Schema of the labels of corporate services. */
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { labelGroup } from '../../cms/labels/label-group.ts';
import { ROUTES } from '../../routes.ts';

export const corporateServiceLabels = labelGroup({
  key: 'corporate-services',
  label: 'corporate services',
  previewUrl: ROUTES.corporateService,
  schema: {
    title: requiredText('Title'),
    text: longText('Text below the title'),
    includes: messageField('List of what a service includes, for screen readers', ['service']),
    perUnit: messageField('Unit after the price', ['unit']),
    onRequest: requiredText('Instead of a price: on request'),
    contact: requiredText('Button: contact us'),
    contactAbout: messageField('Button for screen readers', ['service']),
    unsureTitle: requiredText('Heading of the last card'),
    unsureText: longText('Text of the last card'),
  },
});
