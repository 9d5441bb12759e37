/** Schema of the labels that all forms share. Texts of a single form are in its own entry. */
import { fields } from '@keystatic/core';
import { confirmLabels } from '../cms/fields/confirm-dialog.ts';
import { longText, requiredText } from '../cms/fields/fields.ts';
import { messageField } from '../cms/fields/message-field.ts';
import { pluralField } from '../cms/fields/plural-field.ts';
import { ERROR_CODES, type ErrorCode } from './model/validation.ts';
import { labelGroup, type LabelsOf } from '../cms/labels/label-group.ts';

/** Labels of the error messages in the admin. */
const ERROR_LABELS: Record<ErrorCode, string> = {
  required: 'Required answer is empty, where no field is named',
  consent: 'Consent not given',
  cardMissing: 'No business card to share',
  tooLong: 'Answer too long',
  email: 'Invalid e-mail address',
  phone: 'Invalid phone number',
  url: 'Invalid web address',
  vpa: 'Invalid virtual payment address',
  number: 'Invalid number',
  integer: 'Number with decimals where none are allowed',
  decimals: 'Amount with more than two decimals',
  multiple: 'Quantity that is no multiple of the pack size',
  min: 'Number too small',
  max: 'Number too large',
  belowField: 'Amount below the lower end of the range',
  tier: 'Incomplete price tier',
  tierQuantity: 'Price tier that starts below the one before it',
  tierPrice: 'Price tier that is not cheaper than the one before it',
  option: 'Unknown option',
  tooManyKeywords: 'Too many keywords',
  tooManyItems: 'Too many rows',
  timing: 'Invalid opening hours',
  year: 'Invalid year',
  date: 'Invalid date',
  earliest: 'Date too early',
  latest: 'Date too late',
  code: 'Incomplete code',
  fileType: 'Wrong file type',
  fileSize: 'File too large',
  fileContent: 'File content does not match its extension',
  fileEmpty: 'Empty file',
  fileCount: 'Too many files',
  fileNotStored: 'File could not be stored',
  fileNotRead: 'File could not be read',
  fileBroken: 'Damaged picture',
  fileMissing: 'File no longer stored',
};

const createErrorField = (code: ErrorCode) =>
  ERROR_CODES[code].length ? messageField(ERROR_LABELS[code], ERROR_CODES[code]) : requiredText(ERROR_LABELS[code]);

// Object.fromEntries loses the literal types of the keys.
const errorFields = Object.fromEntries(
  (Object.keys(ERROR_CODES) as ErrorCode[]).map((code) => [code, createErrorField(code)]),
) as Record<ErrorCode, ReturnType<typeof createErrorField>>;

export const formLabels = labelGroup({
  key: 'forms',
  label: 'forms',
  schema: {
    errors: fields.object(errorFields, { label: 'Error messages' }),
    missing: fields.object(
      {
        select: messageField('List', ['label']),
        radio: messageField('Choice', ['label']),
        number: messageField('Number', ['min', 'label']),
        money: messageField('Amount of money', ['label']),
        files: messageField('Files', ['label']),
        pictures: messageField('Pictures', ['label']),
        other: messageField('Any other field', ['label']),
      },
      { label: 'Empty required field' },
    ),
    summary: fields.object(
      {
        errors: pluralField('Heading: number of errors', ['count']),
        bot: longText('Message when the hidden field is filled in', 'Bots fill in a field that people cannot see.'),
      },
      { label: 'Error summary' },
    ),
    field: fields.object(
      {
        optional: requiredText('Mark of optional fields'),
        choose: requiredText('Empty option of a list'),
        count: messageField('Number of files', ['count', 'max']),
        characters: messageField('Number of characters', ['count', 'max']),
        addKeyword: requiredText('Placeholder of keywords'),
        keywordCut: messageField('Message when a keyword is too long', ['max']),
        removeKeyword: messageField('Button: remove a keyword', ['word']),
        row: messageField('Accessible name of further rows', ['label', 'number']),
        removeRow: messageField('Button: remove a row', ['row']),
        rowAdded: messageField('Announcement: row added', ['row']),
        rowRemoved: messageField('Announcement: row removed', ['row']),
        tierQuantity: requiredText('Quantity of a price tier'),
        tierPrice: requiredText('Price of a price tier'),
        tierFirst: messageField('First price tier', ['quantity', 'price']),
      },
      { label: 'Fields' },
    ),
    card: fields.object(
      {
        attached: requiredText('Heading of the card that is sent along'),
        change: requiredText('Link: change the card'),
        none: longText('Message when there is no card'),
        create: requiredText('Link: create a card'),
      },
      { label: 'Business card' },
    ),
    location: fields.object(
      {
        useCurrent: requiredText('Button: use the current location'),
        locating: requiredText('Message while locating'),
        located: messageField('Message when the place is found', ['place']),
        denied: longText('Message when access is denied'),
        notLocated: longText('Message when locating fails'),
        far: longText('Message when no known place is near'),
      },
      { label: 'Places' },
    ),
    file: fields.object(
      {
        drop: requiredText('Text of the drop area'),
        browse: requiredText('Button: choose files'),
        limit: messageField('Size limit of some types', ['types', 'size']),
        rule: messageField('Accepted files, with all size limits', ['limits', 'max']),
        remove: messageField('Button: remove a file', ['name']),
        removed: messageField('Announcement: file removed', ['name']),
        checking: requiredText('Message while a file is checked'),
        added: messageField('Announcement: file added', ['name']),
        main: requiredText('Mark of the main picture'),
        earlier: messageField('Button: move a picture forward', ['name']),
        later: messageField('Button: move a picture back', ['name']),
        moved: messageField('Announcement: picture moved', ['name', 'place', 'count']),
      },
      { label: 'Files' },
    ),
    draft: fields.object(
      {
        saved: requiredText('Message when the draft is saved'),
        restored: requiredText('Message when a draft is restored'),
        startOver: requiredText('Button: start over'),
        startOverDialog: confirmLabels('Button: confirm'),
        editedElsewhere: fields.object(
          {
            text: longText('Message'),
            show: requiredText('Button: show the other tab’s version'),
            keep: requiredText('Button: keep this version'),
          },
          { label: 'Draft changed in another tab' },
        ),
        edit: fields.object(
          {
            text: messageField('Message above the form while editing', ['number']),
            separate: requiredText('Button: send a new one instead'),
            separated: messageField('Message when it became a new one', ['number']),
          },
          { label: 'Editing what was sent' },
        ),
      },
      { label: 'Draft' },
    ),
    next: requiredText('Heading of the next steps'),
    loadError: fields.object(
      { text: requiredText('Message'), retry: requiredText('Button: try again') },
      { label: 'Loading error', layout: [8, 4] },
    ),
    noScript: fields.object(
      {
        text: longText('Message without JavaScript'),
        needs: requiredText('Text before the list of fields'),
        contact: requiredText('Link text: contact page'),
      },
      { label: 'Message without JavaScript' },
    ),
    result: fields.object(
      {
        number: requiredText('Text before the record number'),
        view: requiredText('Button: view'),
        print: requiredText('Button: print'),
        undo: requiredText('Button: undo'),
        notUndone: fields.object(
          {
            late: longText('Message: delivery in progress'),
            unsure: longText('Message: delivery possible'),
            draft: longText('Message: a new draft was started'),
            changed: longText('Message: what it created has changed since'),
            gone: longText('Message: record no longer stored'),
          },
          { label: 'When undo is not possible' },
        ),
        another: requiredText('Button: fill in the form again'),
        retry: requiredText('Button: try again'),
        receiverMessage: messageField('Message from the receiver', ['message']),
        reference: messageField('Reference of the receiver', ['reference']),
      },
      { label: 'After sending' },
    ),
    delivery: fields.object(
      {
        saved: requiredText('Saved in this browser only'),
        page: requiredText('Stored until the page is closed'),
        queued: requiredText('Waiting for delivery'),
        sending: requiredText('Delivery in progress'),
        delivered: requiredText('Delivered'),
        failed: requiredText('Delivery failed'),
        waiting: messageField('Time of the next attempt', ['time']),
      },
      { label: 'Delivery' },
    ),
    record: fields.object(
      {
        about: requiredText('Text before the subject'),
        card: requiredText('Text before the business card'),
        notAnswered: requiredText('Text for an empty answer'),
      },
      { label: 'Record', layout: [6, 6, 12] },
    ),
    storageErrors: fields.object(
      {
        full: longText('Storage is full'),
        blocked: longText('Storage is blocked by the browser'),
        newer: longText('Newer version of the site in another tab'),
        'older-tab': longText('Older version of the site in another tab'),
        unloaded: longText('Storage code could not be loaded'),
        broken: longText('Storage is damaged'),
      },
      { label: 'Storage errors' },
    ),
  },
});

export type FormLabels = LabelsOf<typeof formLabels>;
