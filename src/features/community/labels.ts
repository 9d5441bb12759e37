/** Schema of the labels of community posts. */
import { fields } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { pluralField } from '../../cms/fields/plural-field.ts';
import { labelGroup, type LabelsOf } from '../../cms/labels/label-group.ts';
import { getTabPath } from '../../routes.ts';

/** Labels of the visitor's own posts. */
const own = fields.object(
  {
    create: requiredText('Heading of the form'),
    author: requiredText('Author name without a profile'),
    text: requiredText('Label of the text field'),
    placeholder: requiredText('Placeholder of the text field'),
    visibility: requiredText('Label of the visibility'),
    public: requiredText('Visibility: public'),
    album: requiredText('Visibility: album'),
    hidden: requiredText('Visibility: hidden'),
    post: requiredText('Button: post'),
    count: messageField('Character count', ['count', 'max']),
    own: requiredText('Mark of the visitor’s own posts'),
    verified: requiredText('Badge of a visitor who confirmed their phone number'),
    edited: requiredText('Mark of a changed post'),
    edit: requiredText('Button: edit'),
    save: requiredText('Button: save'),
    cancel: requiredText('Button: cancel'),
    remove: requiredText('Button: delete'),
    tooLong: messageField('Message when the text is too long', ['max']),
    publicAnnouncement: requiredText('Announcement: post is public'),
    publicSentAnnouncement: requiredText('Announcement: post is sent to the operator'),
    albumAnnouncement: requiredText('Announcement: post is in the album'),
    hiddenAnnouncement: requiredText('Announcement: post is hidden'),
    removed: requiredText('Announcement: post deleted'),
    removedSent: requiredText('Announcement: post deleted that may have been sent'),
    gone: longText('Message when another tab deletes the edited post'),
    undo: requiredText('Button: undo the deletion'),
    elsewhere: longText('Message about posts that are not public'),
    history: requiredText('Link: the visitor’s own posts'),
  },
  { label: 'Posts of the visitor' },
);

const history = fields.object(
  {
    title: requiredText('Title'),
    text: longText('Text below the title'),
    yours: requiredText('Heading of public and album posts'),
    yoursNone: longText('Message when the list is empty'),
    example: longText('Example of a post below it'),
    pending: requiredText('Heading of hidden posts'),
    pendingNone: longText('Message when the list is empty'),
    sample: requiredText('Mark of a sample'),
    write: requiredText('Button: write a post'),
    noScript: longText('Message without JavaScript'),
  },
  { label: 'Page of the visitor’s own posts' },
);

export const postLabels = labelGroup({
  key: 'posts',
  label: 'community posts',
  previewUrl: getTabPath('findProducts', 'post'),
  schema: {
    title: requiredText('Heading of the list'),
    text: longText('Text below the title'),
    likes: pluralField('Likes', ['count']),
    product: messageField('Link to the product', ['name']),
    one: requiredText('Title of a post’s page'),
    by: messageField('Title of a post’s page in the browser and in search engines', ['author', 'text']),
    open: messageField('Accessible name of the link to a post', ['author', 'date']),
    others: requiredText('Heading of the other posts'),
    chat: requiredText('Link: chat with the author'),
    chatWith: messageField('Accessible name of that link', ['author']),
    own,
    history,
    none: fields.object({ title: requiredText('Heading'), text: longText('Text') }, { label: 'Empty list' }),
  },
});

/** Labels of the islands with the visitor’s own posts. */
export type PostLabels = LabelsOf<typeof postLabels>;
export type MyPostLabels = PostLabels['own'];
export type PostHistoryLabels = PostLabels['history'];
