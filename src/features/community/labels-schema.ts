/** Schema of the labels of community posts. */
import { fields, singleton } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';

/** Labels of the visitor's own posts. */
const own = fields.object(
  {
    create: requiredText('Heading of Create Post'),
    author: requiredText('Name until there is a profile'),
    text: requiredText('Name of the line to write in'),
    placeholder: requiredText('Words in the empty line'),
    visibility: requiredText('Name of the choice of who sees it'),
    public: requiredText('Everybody'),
    album: requiredText('The album'),
    hidden: requiredText('Nobody yet'),
    post: requiredText('Button'),
    count: messageField('Characters used', ['count', 'max']),
    own: requiredText('Mark of the visitor’s own posts'),
    edited: requiredText('Mark of a changed post'),
    edit: requiredText('Button: edit'),
    save: requiredText('Button: save'),
    cancel: requiredText('Button: leave it as it is'),
    remove: requiredText('Button: delete'),
    tooLong: messageField('When it is too long', ['max']),
    publicTold: requiredText('Told when everybody sees it now'),
    albumTold: requiredText('Told when it is in the album now'),
    hiddenTold: requiredText('Told when nobody sees it yet'),
    removed: requiredText('Told after deleting'),
    gone: longText('Told where another tab deletes what is being changed'),
    undo: requiredText('Button: take the deletion back'),
    elsewhere: longText('Where posts are that not everybody sees'),
    history: requiredText('Link to the visitor’s own posts'),
  },
  { label: 'Posts of the visitor' },
);

const history = fields.object(
  {
    title: requiredText('Title'),
    text: longText('Line below it'),
    yours: requiredText('Heading of what others see, or the album holds'),
    yoursNone: longText('When there is none'),
    pending: requiredText('Heading of what nobody sees yet'),
    pendingNone: longText('When there is none'),
    write: requiredText('Button: write one'),
    noScript: longText('Without JavaScript'),
  },
  { label: 'Page of the visitor’s own posts' },
);

export const postLabels = singleton({
  label: 'Labels: community posts',
  path: 'content/labels/en/posts',
  schema: {
    title: requiredText('Heading of the list'),
    text: longText('Line below it'),
    likes: messageField('Likes', ['count']),
    oneLike: requiredText('One like'),
    product: messageField('Link to the product', ['name']),
    one: messageField('Heading of a post’s own page', ['author']),
    by: messageField('Its title in the browser and in searches', ['author', 'text']),
    open: messageField('Name of the link to a post', ['author', 'date']),
    others: requiredText('Heading of the other posts'),
    own,
    history,
    none: fields.object(
      { title: requiredText('Heading'), text: longText('Text') },
      { label: 'When nobody has written yet' },
    ),
  },
});
