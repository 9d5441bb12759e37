/** Labels of the chat and of the inquiries. */
import { fields } from '@keystatic/core';
import { labelGroup, type LabelsOf } from '../../cms/labels/label-group.ts';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { pluralField } from '../../cms/fields/plural-field.ts';

const list = fields.object(
  {
    search: requiredText('Search field'),
    noMatch: messageField('Message when the search finds nothing', ['query']),
    createGroup: requiredText('Button: create a group'),
    unread: pluralField('Number of unread messages', ['count']),
    empty: requiredText('Line of a conversation without messages'),
    ownPrefix: messageField('Last message by the visitor', ['text']),
    file: requiredText('Line of a message that is only a file'),
    choose: requiredText('Text while no conversation is open'),
    skip: requiredText('Link: skip the list to the input of the message'),
    age: fields.object(
      {
        now: requiredText('In the last minute'),
        minutes: pluralField('Minutes ago, short', ['count']),
        hours: pluralField('Hours ago, short', ['count']),
      },
      { label: 'Age of the last message' },
    ),
  },
  { label: 'List of conversations' },
);

const thread = fields.object(
  {
    back: requiredText('Link: back to the list'),
    messages: requiredText('Name of the messages, for screen readers'),
    viewStore: requiredText('Link: the store'),
    members: messageField('Members of a group', ['names']),
    onDevice: longText('Line about messages that stay on the device'),
    delivered: longText('Line about messages that are delivered'),
    today: requiredText('Day: today'),
    yesterday: requiredText('Day: yesterday'),
    own: requiredText('Name of the visitor, for screen readers'),
    newMessages: pluralField('Button: new messages below', ['count']),
    earlier: requiredText('Button: earlier messages'),
    reply: requiredText('Button: reply'),
    copy: requiredText('Button: copy'),
    copied: requiredText('Message after copying'),
    notCopied: requiredText('Message when copying failed'),
    edit: requiredText('Button: edit'),
    remove: requiredText('Button: delete'),
    removed: requiredText('Message after deleting'),
    tooLate: requiredText('Message when a message was sent already'),
    uncertain: requiredText('Message when a message may have been sent'),
    actions: requiredText('Name of the buttons of a message'),
    inquiry: requiredText('Mark of an inquiry'),
    download: messageField('Link: download a file', ['name', 'size']),
    fileMissing: messageField('Message when a file is gone', ['name']),
    retry: requiredText('Button: send a failed message again'),
    unknown: longText('Message for an address without a conversation'),
  },
  { label: 'Thread' },
);

const composer = fields.object(
  {
    message: requiredText('Input'),
    placeholder: requiredText('Placeholder of the input'),
    hint: requiredText('Hint about the keys'),
    empty: requiredText('Error: nothing to send'),
    tooLong: messageField('Error: the text is too long', ['max']),
    tooManyFiles: messageField('Error: too many files', ['max']),
    filesTooLarge: messageField('Error: the files are too large together', ['max']),
    emoji: requiredText('Button: emoji'),
    attach: requiredText('Button: attach files'),
    voice: requiredText('Button: voice message'),
    send: requiredText('Button: send'),
    removeQuote: requiredText('Button: remove the quote'),
    replyTo: messageField('Line above a quote', ['name']),
    files: requiredText('Name of the attached files'),
    text: requiredText('Name of the text in the stored message'),
    quote: requiredText('Name of the quote in the stored message'),
    restored: requiredText('Message when a draft was restored'),
  },
  { label: 'Input' },
);

const emoji = fields.object(
  {
    search: requiredText('Search field'),
    loading: requiredText('Message while emoji load'),
    none: requiredText('Message when no emoji matches'),
    failed: requiredText('Message when emoji cannot be loaded'),
  },
  { label: 'Emoji' },
);

const voice = fields.object(
  {
    asking: requiredText('State while the browser asks for the microphone'),
    recording: messageField('State while recording', ['time', 'max']),
    limit: messageField('Rule before recording', ['max', 'size']),
    stop: requiredText('Button: stop and attach'),
    cancel: requiredText('Button: cancel'),
    denied: longText('Error: access to the microphone is denied'),
    missing: longText('Error: no microphone'),
    busy: longText('Error: another program uses the microphone'),
    unsupported: longText('Error: the browser cannot record'),
    failed: longText('Error: the recording failed'),
    unloaded: longText('Error: the recorder cannot be loaded'),
    name: messageField('Name of the file', ['number']),
    full: requiredText('Message when the longest time is reached'),
  },
  { label: 'Voice message' },
);

const group = fields.object(
  {
    title: requiredText('Title of the dialog'),
    name: requiredText('Name of the group'),
    nameMissing: requiredText('Error: no name'),
    nameTooLong: messageField('Error: the name is too long', ['max']),
    members: requiredText('Members'),
    filter: requiredText('Search field for members'),
    tooFew: requiredText('Error: fewer than two members'),
    chosen: pluralField('Number of selected members', ['count']),
    create: requiredText('Button: create'),
    cancel: requiredText('Button: cancel'),
  },
  { label: 'Create a group' },
);

export const chatLabels = labelGroup({
  key: 'chat',
  label: 'chat',
  schema: {
    title: requiredText('Title'),
    description: longText('Description'),
    noScript: longText('Message without JavaScript'),
    back: requiredText('Link: back to the home page'),
    list,
    thread,
    composer,
    emoji,
    voice,
    group,
  },
});

export type ChatLabels = LabelsOf<typeof chatLabels>;

const inquiryPage = (label: string) =>
  fields.object(
    {
      title: requiredText('Title'),
      text: longText('Text below the title'),
      empty: longText('Message when there are none'),
      emptyLink: requiredText('Link when there are none'),
      viewOf: messageField('Name of the button “full message” in the list', ['name']),
      archiveOf: messageField('Name of the button “archive” in the list', ['name']),
      restoreOf: messageField('Name of the button “restore” in the list', ['name']),
    },
    { label },
  );

export const inquiryLabels = labelGroup({
  key: 'inquiries',
  label: 'inquiries',
  schema: {
    sent: inquiryPage('Inquiries sent'),
    received: inquiryPage('Inquiries received'),
    back: requiredText('Link: back'),
    search: requiredText('Search field'),
    noMatch: messageField('Message when the search finds nothing', ['query']),
    inbox: requiredText('Filter: current ones'),
    unreadOnly: requiredText('Filter: unread ones'),
    answered: requiredText('Filter and mark: answered ones'),
    waiting: requiredText('Filter: ones that are still to be sent'),
    archived: requiredText('Filter: archived ones'),
    allArchived: requiredText('Message when all are archived'),
    archivedEmpty: requiredText('Message when none is archived'),
    unreadEmpty: requiredText('Message when none is unread'),
    answeredEmpty: requiredText('Message when none is answered'),
    waitingEmpty: requiredText('Message when none is to be sent'),
    unread: requiredText('Mark of an unread inquiry'),
    count: pluralField('Number of inquiries', ['count']),
    view: requiredText('Button: full message'),
    about: requiredText('Line above the product'),
    number: messageField('Record number', ['number']),
    chat: requiredText('Link: chat'),
    reply: requiredText('Link: reply'),
    shareCard: requiredText('Button: share the business card'),
    shareCardWith: messageField('Button that shares it', ['name']),
    cardMessage: requiredText('Text of the message with the card'),
    cardShared: requiredText('Message after sharing'),
    archive: requiredText('Button: archive'),
    restore: requiredText('Button: restore'),
    isArchived: requiredText('Message after archiving'),
    isRestored: requiredText('Message after restoring'),
    undo: requiredText('Button: undo'),
    close: requiredText('Button: close'),
  },
});

export type InquiryLabels = LabelsOf<typeof inquiryLabels>;
