/** Labels of the pages of business cards. */
import { fields } from '@keystatic/core';
import { labelGroup, type LabelsOf } from '../../cms/labels/label-group.ts';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { pluralField } from '../../cms/fields/plural-field.ts';

const card = fields.object(
  {
    name: requiredText('Name on an empty card'),
    front: requiredText('Front'),
    back: requiredText('Back'),
    scan: requiredText('Text beside the QR code'),
    qr: messageField('Name of the QR code, for screen readers', ['name']),
  },
  { label: 'Card' },
);

const edit = fields.object(
  {
    back: requiredText('Link: back'),
    preview: requiredText('Heading of the preview'),
    hint: longText('Text below the preview'),
    audienceTitle: requiredText('Heading: who gets the card'),
    audience: longText('Who gets the card'),
  },
  { label: 'Form' },
);

const view = fields.object(
  {
    title: requiredText('Title'),
    back: requiredText('Link: back'),
    changed: messageField('Time of the last change', ['date']),
    edit: requiredText('Link: edit'),
    backText: requiredText('Text below the back of the card'),
    share: requiredText('Button: share'),
    save: requiredText('Button: save as vCard'),
    picture: requiredText('Button: save as picture'),
    print: requiredText('Button: print'),
    copied: requiredText('Message after copying the card'),
    notCopied: requiredText('Message when the card cannot be copied'),
    noPicture: requiredText('Message when the picture cannot be created'),
    details: requiredText('Heading of the fields'),
    missing: requiredText('Text of an empty field'),
    sharedWith: requiredText('Heading: who has the card'),
    records: requiredText('Link: requests with the card'),
    accepted: requiredText('Link: accepted requests'),
    loading: requiredText('Message while the card loads'),
    noScript: longText('Message without JavaScript'),
    failed: longText('Message when the card cannot be read'),
    emptyTitle: requiredText('Heading without a card'),
    empty: longText('Text without a card'),
    example: requiredText('Below a sample of a card'),
    create: requiredText('Link: create a card'),
  },
  { label: 'Your card' },
);

const requested = fields.object(
  {
    title: requiredText('Title'),
    text: longText('Text below the title'),
    back: requiredText('Link: back'),
    viewCard: requiredText('Link: the visitor’s card'),
    noScript: longText('Message without JavaScript'),
    selectAll: requiredText('Checkbox: select all'),
    select: messageField('Checkbox of a row, for screen readers', ['name']),
    chosen: messageField('Number of selected requests', ['count', 'total']),
    accept: requiredText('Button: accept'),
    decline: requiredText('Button: decline'),
    acceptOf: messageField('Button: accept, for screen readers', ['name']),
    declineOf: messageField('Button: decline, for screen readers', ['name']),
    acceptMany: pluralField('Button: accept the selection', ['count']),
    declineMany: pluralField('Button: decline the selection', ['count']),
    view: requiredText('Button: view'),
    viewOf: messageField('Button: view, for screen readers', ['name']),
    accepted: requiredText('State: accepted'),
    declined: requiredText('State: declined'),
    isAccepted: pluralField('Message after accepting', ['count']),
    isDeclined: pluralField('Message after declining', ['count']),
    isUndone: pluralField('Message after undoing', ['count']),
    undo: requiredText('Button: undo'),
    undoOf: messageField('Button: undo, for screen readers', ['name']),
    tooLate: pluralField('Message when a card was sent already', ['count']),
    noCard: longText('Message when there is no card'),
    create: requiredText('Link: create a card'),
    note: longText('Text below the list'),
    recordTitle: messageField('Title of the stored record', ['name']),
    recordNote: requiredText('Name of the note in the stored record'),
    chat: requiredText('Link: chat'),
    empty: longText('Message when there are none'),
    emptyLink: requiredText('Link when there are none'),
  },
  { label: 'Cards requested' },
);

const received = fields.object(
  {
    title: requiredText('Title'),
    text: longText('Text below the title'),
    back: requiredText('Link: back'),
    inbox: requiredText('Filter: current ones'),
    archived: requiredText('Filter: archived ones'),
    unread: requiredText('Mark of an unread card'),
    view: requiredText('Button: full message'),
    viewOf: messageField('Button: full message, for screen readers', ['name']),
    save: requiredText('Button: save the contact'),
    saveOf: messageField('Button: save the contact, for screen readers', ['name']),
    chat: requiredText('Link: chat'),
    archive: requiredText('Button: archive'),
    restore: requiredText('Button: restore'),
    isArchived: requiredText('Message after archiving'),
    isRestored: requiredText('Message after restoring'),
    undo: requiredText('Button: undo'),
    count: pluralField('Number of cards', ['count']),
    archivedEmpty: requiredText('Message when none is archived'),
    inboxEmpty: requiredText('Message when all are archived'),
    empty: longText('Message when there are none'),
    emptyLink: requiredText('Link when there are none'),
  },
  { label: 'Cards received' },
);

export const businessCardLabels = labelGroup({
  key: 'business-cards',
  label: 'business cards',
  schema: { card, edit, view, requested, received },
});

export type BusinessCardLabels = LabelsOf<typeof businessCardLabels>;
