import { collection, fields } from '@keystatic/core';
import { dateField, longText, entryName } from '../../cms/fields/fields.ts';
import { linkField } from '../../cms/fields/link.ts';
import { iconField } from '../../cms/fields/appearance.ts';
import { ROUTES } from '../../routes.ts';

export const notifications = collection({
  label: 'Notifications',
  path: 'content/notifications/*',
  // The bell is on every page.
  previewUrl: ROUTES.home,
  slugField: 'title',
  schema: {
    title: entryName('Title'),
    text: longText('Text'),
    date: dateField('Date'),
    link: linkField('Link target'),
    icon: iconField(),
    unread: fields.checkbox({ label: 'Unread at first', defaultValue: true }),
  },
});
