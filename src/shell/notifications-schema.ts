import { collection, fields } from '@keystatic/core';
import { day, longText, named } from '../cms/fields/fields.ts';
import { destination } from '../cms/fields/link.ts';
import { icon } from '../cms/fields/appearance.ts';

export const notifications = collection({
  label: 'Notifications',
  path: 'content/notifications/*',
  slugField: 'title',
  schema: {
    title: named('Title'),
    text: longText('Text'),
    date: day('Date'),
    link: destination('Leads to'),
    icon: icon(),
    unread: fields.checkbox({ label: 'Unread until the visitor has seen it', defaultValue: true }),
  },
});
