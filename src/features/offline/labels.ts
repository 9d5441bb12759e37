import { longText, requiredText } from '../../cms/fields/fields.ts';
import { labelGroup } from '../../cms/labels/label-group.ts';
import { ROUTES } from '../../routes.ts';

export const offlineLabels = labelGroup({
  key: 'offline',
  label: 'page without a network',
  previewUrl: ROUTES.offline,
  schema: {
    title: requiredText('Title'),
    text: longText('Text beside the button'),
    retry: requiredText('Button: try again'),
    stored: requiredText('Heading of the list of stored pages'),
  },
});
