/** Schema of the labels of the editors' queue. */
import { fields } from '@keystatic/core';
import { paragraphs, longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { pluralField } from '../../cms/fields/plural-field.ts';
import { labelGroup, type LabelsOf } from '../../cms/labels/label-group.ts';

const list = fields.object(
  {
    title: requiredText('Title'),
    order: requiredText('Order of the list'),
    search: requiredText('Search field'),
    hint: requiredText('Hint in the search field', 'Short: beside an open submission, the field is narrow.'),
    find: requiredText('Button: search'),
    clear: requiredText('Link: clear the search'),
    empty: longText('Text of an empty list'),
    older: requiredText('Link: older submissions'),
    newer: requiredText('Link: newer submissions'),
    select: messageField('Checkbox of a submission', ['name']),
    declineSelected: requiredText('Button: decline the selected submissions'),
    selectedDeclined: pluralField('Message after declining', ['count']),
    undoDeclined: requiredText('Button: undo declining all of them'),
    declineUndone: pluralField('Message after that', ['count']),
    unnamed: requiredText('Name of a sender without a name'),
  },
  { label: 'List' },
);

const filters = fields.object(
  {
    title: requiredText('Name of the navigation'),
    states: requiredText('Heading of the states'),
    kinds: requiredText('Heading of the kinds'),
    all: requiredText('Choice: all'),
  },
  { label: 'Filters' },
);

const states = fields.object(
  {
    received: requiredText('Received'),
    'in-review': requiredText('In review'),
    accepted: requiredText('Accepted'),
    published: requiredText('Published'),
    declined: requiredText('Declined'),
    answered: requiredText('Answered'),
  },
  { label: 'States' },
);

const kinds = fields.object(
  {
    contact: requiredText('A message to the operator'),
    quotation: requiredText('A request for quotation'),
    message: requiredText('A message to a seller'),
    chat: requiredText('A chat message'),
    buyServices: requiredText('A request for a service'),
    sellServices: requiredText('An offer of a service'),
    getHired: requiredText('A job seeker’s request'),
    postJob: requiredText('A job offer'),
    postProject: requiredText('A project'),
    publishStore: requiredText('A store'),
    ownProduct: requiredText('A product'),
    post: requiredText('A post'),
    report: requiredText('A report of an error'),
    reseller: requiredText('A registration as reseller'),
    shareCard: requiredText('A shared business card'),
    campaign: requiredText('A campaign'),
    other: requiredText('Anything else'),
  },
  { label: 'Kinds' },
);

const submission = fields.object(
  {
    back: requiredText('Link: back to the list'),
    answers: requiredText('Heading of the answers'),
    card: requiredText('Heading of the business card'),
    about: requiredText('Label of the subject'),
    files: requiredText('Heading of the files'),
    related: requiredText('Heading of other submissions of the sender'),
    notes: requiredText('Label of the note'),
    notesHelp: requiredText('Text below the note'),
    addNote: requiredText('Button: add a note'),
    history: requiredText('Heading of the history'),
    noHistory: requiredText('Text of an empty history'),
    public: requiredText('Link: the public page'),
    reason: requiredText('Heading of the reason'),
    answer: requiredText('Heading of the answer'),
    phoneOfStore: messageField('Warning: another store has the phone number', ['phone', 'name']),
    phoneOfOther: messageField('Warning: another sender has the phone number', ['phone', 'name', 'number']),
  },
  { label: 'Submission' },
);

const actions = fields.object(
  {
    title: requiredText('Heading, for screen readers'),
    review: requiredText('Button: start the review'),
    decline: requiredText('Button: decline'),
    chooseReason: requiredText('Label: choice of a reason'),
    ownReason: requiredText('Choice: a reason of one’s own'),
    reason: requiredText('Label of the reason'),
    reasonHelp: requiredText('Text below the reason'),
    answer: requiredText('Button: answer'),
    answerText: requiredText('Label of the answer'),
    answerHelp: requiredText('Text below the answer'),
    undo: messageField('Button: undo', ['action']),
    accept: requiredText('Button: accept'),
    acceptHelp: requiredText('Text below accept'),
    edit: requiredText('Heading: edit before accepting'),
    details: requiredText('Heading of what the page also needs'),
    products: requiredText('Heading of the products of a store'),
    linesHelp: requiredText('Text below a list'),
    showPreview: requiredText('Button: show the page as it would be published'),
    previewBar: requiredText('Text above a preview'),
    check: requiredText('Button: check the public page now'),
  },
  { label: 'Actions' },
);

const events = fields.object(
  {
    review: requiredText('Review started'),
    accept: requiredText('Accepted'),
    publish: requiredText('Published'),
    decline: requiredText('Declined'),
    answer: requiredText('Answered'),
    note: requiredText('Note'),
    undo: messageField('Undone', ['action']),
    interrupt: requiredText('The server ended while it wrote or removed a page; the files follow'),
    server: requiredText('Name of the server, which publishes by itself'),
    by: messageField('Who and when', ['action', 'name', 'time']),
    undone: messageField('Event that was undone', ['event']),
  },
  { label: 'History' },
);

const messages = fields.object(
  {
    done: requiredText('After a change'),
    conflict: longText('When somebody else has changed the submission'),
    issues: requiredText('When a page cannot be published'),
    notRemoved: longText('When a page cannot be removed'),
    missingReason: requiredText('Error: no reason'),
    missingAnswer: requiredText('Error: no answer'),
    missingNote: requiredText('Error: no note'),
    missingSelection: requiredText('Error: nothing is selected'),
    tooLong: messageField('Error: a text is too long', ['max']),
  },
  { label: 'Messages' },
);

const shortcuts = fields.object(
  {
    title: requiredText('Heading'),
    text: longText('Text'),
    on: requiredText('Button: switch on'),
    off: requiredText('Button: switch off'),
  },
  { label: 'Keyboard shortcuts' },
);

export const inboxLabels = labelGroup({
  key: 'inbox',
  label: 'the inbox',
  schema: {
    editor: requiredText('Name of the area'),
    site: requiredText('Link: the site'),
    content: requiredText('Link: the content'),
    submissions: requiredText('Link: the submissions'),
    newEntries: pluralField('Link above the admin: number of new submissions', ['count']),
    list,
    filters,
    states,
    kinds,
    submission,
    actions,
    declineReasons: paragraphs('Reasons to decline', 'An editor chooses one of them. The sender reads it.'),
    events,
    messages,
    shortcuts,
  },
});

export type InboxLabels = LabelsOf<typeof inboxLabels>;
