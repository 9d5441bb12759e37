/** The words that all forms share. What a single form says is in its own entry. */
import { fields, singleton } from '@keystatic/core';
import { confirmLabels } from '../../cms/fields/confirm-dialog.ts';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { ERROR_CODES, type ErrorCode } from '../model/validation.ts';

/** What editors read beside the words of a problem. */
const PROBLEM_LABELS: Record<ErrorCode, string> = {
  required: 'Nothing was answered',
  consent: 'A consent is missing',
  tooLong: 'Too long',
  email: 'Not an e-mail address',
  phone: 'Not a phone number',
  url: 'Not a web address',
  number: 'Not a number',
  integer: 'Not a whole number',
  decimals: 'An amount with more than two decimals',
  multiple: 'Not in whole packs',
  min: 'Too small',
  max: 'Too large',
  belowField: 'Below what it goes up from',
  option: 'Not one of the options',
  tooManyKeywords: 'Too many keywords',
  tooManyItems: 'Too many rows',
  timing: 'Not days and hours',
  year: 'Not a year',
  date: 'Not a day',
  earliest: 'Too early',
  latest: 'Too late',
  code: 'Not a whole code',
  fileType: 'File of another type',
  fileSize: 'File too large',
  fileContent: 'File is not what it is called',
  fileEmpty: 'Empty file',
  fileCount: 'Too many files',
  fileNotStored: 'The device has no room for the file',
  fileNotRead: 'The file could not be looked into',
  fileBroken: 'The picture cannot be shown',
  fileMissing: 'The file is not on the device any more',
};

const problem = (code: ErrorCode) =>
  ERROR_CODES[code].length ? messageField(PROBLEM_LABELS[code], ERROR_CODES[code]) : requiredText(PROBLEM_LABELS[code]);

// Object.fromEntries forgets the literal names that the table has.
const problems = Object.fromEntries(
  (Object.keys(ERROR_CODES) as ErrorCode[]).map((code) => [code, problem(code)]),
) as Record<ErrorCode, ReturnType<typeof problem>>;

export const formLabels = singleton({
  label: 'Labels: forms',
  path: 'content/labels/en/forms',
  schema: {
    errors: fields.object(problems, { label: 'What is wrong with an answer' }),
    summary: fields.object(
      {
        one: requiredText('Heading, one fault'),
        many: messageField('Heading, several faults', ['count']),
        robot: longText('Sent too fast for a person', 'Programs fill in forms faster than people read them.'),
      },
      { label: 'Summary of faults' },
    ),
    field: fields.object(
      {
        optional: requiredText('Beside a label that need not be answered'),
        choose: requiredText('First option of a list'),
        count: messageField('Characters used', ['count', 'max']),
        addKeyword: requiredText('In the empty box for keywords'),
        keywordCut: messageField('Told when a keyword was too long', ['max']),
        removeKeyword: messageField('Name of the button that removes a keyword', ['word']),
        row: messageField('Name of a row below the first', ['label', 'number']),
        removeRow: messageField('Name of the button that removes a row', ['row']),
        rowAdded: messageField('Told when a row is added', ['row']),
        rowRemoved: messageField('Told when a row is removed', ['row']),
      },
      { label: 'Fields' },
    ),
    location: fields.object(
      {
        useCurrent: requiredText('Button: use the current location'),
        locating: requiredText('While it is looked up'),
        located: messageField('When it was found', ['place']),
        denied: longText('When the visitor does not allow it'),
        notLocated: longText('When it cannot be found'),
        far: longText('When every known place is far away'),
      },
      { label: 'Places' },
    ),
    file: fields.object(
      {
        drop: requiredText('Where files are dropped'),
        browse: requiredText('Button that chooses files'),
        rule: messageField('What is taken', ['types', 'size', 'max']),
        remove: messageField('Name of the button that removes one', ['name']),
        removed: messageField('Told when it is removed', ['name']),
        checking: requiredText('While it is looked into'),
        added: messageField('Told when it is added', ['name']),
        main: requiredText('On the first of several pictures'),
        earlier: messageField('Name of the button that moves a picture towards the first', ['name']),
        later: messageField('Name of the button that moves a picture towards the last', ['name']),
        moved: messageField('Told when a picture was moved', ['name', 'place', 'count']),
      },
      { label: 'Files' },
    ),
    draft: fields.object(
      {
        saved: requiredText('When the draft is kept'),
        restored: requiredText('When a draft was found'),
        startOver: requiredText('Button: start anew'),
        startOverDialog: confirmLabels('Button that starts anew'),
        editedElsewhere: fields.object(
          {
            text: longText('What happened'),
            show: requiredText('Button: show what the other tab has'),
            keep: requiredText('Button: keep what stands here'),
          },
          { label: 'When another tab changed the same draft' },
        ),
      },
      { label: 'Draft' },
    ),
    next: requiredText('Heading of what happens next'),
    loadError: fields.object(
      { text: requiredText('What happened'), retry: requiredText('Button: try again') },
      { label: 'When a part of a page could not be loaded', layout: [8, 4] },
    ),
    noScript: fields.object(
      {
        text: longText('Without JavaScript'),
        needs: requiredText('Before the list of what the form asks for'),
        contact: requiredText('Text of the link to the contact page'),
      },
      { label: 'Without JavaScript' },
    ),
    result: fields.object(
      {
        number: requiredText('Before the number'),
        view: requiredText('Button: view'),
        print: requiredText('Button: print'),
        undo: requiredText('Button: undo'),
        notUndone: fields.object(
          {
            late: longText('It is on its way'),
            unsure: longText('It may have arrived'),
            draft: longText('The form was begun anew'),
            gone: longText('It is no longer there'),
          },
          { label: 'Told when it cannot be undone' },
        ),
        another: requiredText('Button: another one'),
        retry: requiredText('Button: try again'),
        receiverMessage: messageField('What the receiver said', ['words']),
        reference: messageField('What the receiver calls it', ['reference']),
      },
      { label: 'After sending' },
    ),
    delivery: fields.object(
      {
        saved: requiredText('Kept on the device only'),
        page: requiredText('Kept for as long as the page is open'),
        queued: requiredText('Waits to be delivered'),
        sending: requiredText('Is being delivered'),
        delivered: requiredText('Was delivered'),
        failed: requiredText('Could not be delivered'),
        waiting: messageField('When it is tried again', ['time']),
      },
      { label: 'Delivery' },
    ),
    record: fields.object(
      { about: requiredText('Before what it is about'), notAnswered: requiredText('Where nothing was answered') },
      { label: 'A record', layout: [6, 6] },
    ),
    storageErrors: fields.object(
      {
        full: longText('The device is full'),
        blocked: longText('The browser keeps nothing'),
        newer: longText('Another tab runs a newer version of the site'),
        'older-tab': longText('An older tab stands in the way'),
        unloaded: longText('What keeps things could not be loaded'),
        broken: longText('The storage is broken'),
      },
      { label: 'When the device does not keep something' },
    ),
  },
});
