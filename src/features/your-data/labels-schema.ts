/** Schema of the labels of “Your data”. */
import { fields, singleton } from '@keystatic/core';
import { confirmLabels } from '../../cms/fields/confirm-dialog.ts';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';

export const yourDataLabels = singleton({
  label: 'Your data',
  path: 'content/labels/en/your-data',
  schema: {
    title: requiredText('Title'),
    text: longText('Line below it'),
    noScript: longText('Without JavaScript'),
    usage: fields.object(
      {
        heading: requiredText('Heading'),
        what: requiredText('Column: what'),
        count: requiredText('Column: how many'),
        size: requiredText('Column: size'),
        total: requiredText('Last line'),
        records: requiredText('Records'),
        drafts: requiredText('Drafts'),
        files: requiredText('Files'),
        posts: requiredText('Posts'),
        favourites: requiredText('Favourites'),
        seen: requiredText('Recently viewed'),
        searches: requiredText('Searches'),
        settings: requiredText('Settings'),
        unreadable: messageField('When some cannot be read', ['count']),
        eraseUnreadable: requiredText('Button that erases what cannot be read'),
        quota: messageField('How much room the browser gives', ['used', 'quota']),
      },
      { label: 'What is kept' },
    ),
    records: fields.object(
      {
        heading: requiredText('Heading'),
        empty: longText('When there are none'),
        more: requiredText('Button: more'),
        end: requiredText('Told at the end of the list'),
        page: requiredText('Link to the page that shows what was made, such as the own store'),
        remove: requiredText('Button: delete'),
        removeDialog: confirmLabels('Button that deletes', ['number']),
        removed: messageField('Told when one was deleted', ['number']),
      },
      { label: 'Records' },
    ),
    undelivered: fields.object(
      {
        one: messageField('When one could not be delivered', ['title', 'number']),
        many: messageField('When several could not', ['count']),
        view: requiredText('Link to them'),
        close: requiredText('Button: close'),
      },
      { label: 'Notice of what could not be delivered' },
    ),
    transfer: fields.object(
      {
        heading: requiredText('Heading'),
        text: longText('Text'),
        export: requiredText('Button: export'),
        import: requiredText('Button: import'),
        imported: messageField('Told after an import', ['count']),
        foreign: longText('A file of something else'),
        newer: longText('A file of a newer site'),
        damaged: longText('A damaged file'),
        'too-large': longText('A file that is too large'),
        full: longText('No room for it'),
      },
      { label: 'Export and import' },
    ),
    erase: fields.object(
      {
        heading: requiredText('Heading'),
        text: longText('Text'),
        action: requiredText('Button'),
        eraseDialog: confirmLabels('Button that erases'),
        done: requiredText('Told when it is done'),
      },
      { label: 'Erase' },
    ),
  },
});
