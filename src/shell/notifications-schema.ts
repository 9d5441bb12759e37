import { collection, fields } from '@keystatic/core';
import { day, longText, named } from '../cms/fields.ts';
import { destination } from '../cms/link.ts';
import { icon } from '../cms/look.ts';

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
