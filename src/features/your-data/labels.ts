/** Schema of the labels of “Your data”. */
import { fields } from '@keystatic/core';
import { confirmLabels } from '../../cms/fields/confirm-dialog.ts';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { pluralField } from '../../cms/fields/plural-field.ts';
import { labelGroup, type LabelsOf } from '../../cms/labels/label-group.ts';
import type { FormLabels } from '../../forms/labels.ts';
import { ROUTES } from '../../routes.ts';
import type { ShowMoreLabels } from '../../ui/show-more/show-more-labels.ts';

export const yourDataLabels = labelGroup({
  key: 'your-data',
  label: 'your data',
  previewUrl: ROUTES.yourData,
  schema: {
    title: requiredText('Title'),
    text: longText('Text below the title'),
    noScript: longText('Message without JavaScript'),
    usage: fields.object(
      {
        heading: requiredText('Heading'),
        what: requiredText('Column: type of data'),
        count: requiredText('Column: count'),
        size: requiredText('Column: size'),
        total: requiredText('Row: total'),
        records: requiredText('Records'),
        drafts: requiredText('Drafts'),
        files: requiredText('Files'),
        posts: requiredText('Posts'),
        threads: requiredText('Conversations'),
        campaigns: requiredText('Campaigns'),
        products: requiredText('Products of the visitor’s own store'),
        ledger: requiredText('Wallet entries'),
        favourites: requiredText('Favourites'),
        seen: requiredText('Recently viewed'),
        searches: requiredText('Searches'),
        settings: requiredText('Settings'),
        pages: requiredText('Pages stored by the service worker'),
        unreadable: pluralField('Message when entries cannot be read', ['count']),
        eraseUnreadable: requiredText('Button: erase unreadable entries'),
        quota: messageField('Available storage', ['used', 'quota']),
      },
      { label: 'Storage usage' },
    ),
    records: fields.object(
      {
        heading: requiredText('Heading'),
        empty: longText('Message when the list is empty'),
        page: requiredText('Link to the resulting page, such as the visitor’s store'),
        remove: requiredText('Button: delete'),
        removeDialog: confirmLabels('Button: delete', ['number']),
        removed: messageField('Announcement: record deleted', ['number']),
      },
      { label: 'Records' },
    ),
    undelivered: fields.object(
      {
        record: messageField('Message: one record not delivered', ['title', 'number']),
        records: pluralField('Message: several records not delivered', ['count']),
        view: requiredText('Link: show the records'),
        close: requiredText('Button: close'),
      },
      { label: 'Notice of undelivered records' },
    ),
    review: fields.object(
      {
        received: requiredText('Received, and no editor has opened it'),
        'in-review': requiredText('Somebody is looking at it'),
        accepted: requiredText('Accepted, and not public yet'),
        published: requiredText('Published'),
        declined: requiredText('Declined'),
        answered: requiredText('Answered'),
        page: requiredText('Link to the published page'),
        reason: requiredText('Heading of the reason why it was declined'),
        answer: requiredText('Heading of the answer'),
        notification: messageField('Notification: a record was answered', ['title']),
      },
      { label: 'What became of a record' },
    ),
    inbox: fields.object(
      {
        everywhere: messageField('Question: delete a record here and on the server', ['number']),
        unconfirmed: longText('Message when the server did not confirm the deletion'),
        here: requiredText('Button: delete on this device only'),
        hereQuestion: longText('Question: delete on this device only'),
        export: requiredText('Button: export what the server stores'),
        exporting: longText('Message while the server collects what it stores'),
        notExported: longText('Message when the server could not be reached for the export'),
      },
      { label: 'What the server stores, where records are delivered' },
    ),
    transfer: fields.object(
      {
        heading: requiredText('Heading'),
        text: longText('Text'),
        export: requiredText('Button: export'),
        import: requiredText('Button: import'),
        working: requiredText('Message: data is being exported, imported or erased'),
        imported: pluralField('Announcement: import finished', ['count']),
        replacedDrafts: pluralField('Message after it: drafts of this device that were replaced', ['count']),
        kept: messageField('Message after it: settings that were not replaced', ['settings']),
        settings: fields.object(
          {
            place: requiredText('Chosen place'),
            phone: requiredText('Phone number'),
            verifiedPhone: requiredText('Confirmed phone number'),
            rateAlerts: requiredText('Price alerts'),
            commodities: requiredText('Opened commodities'),
            notifications: requiredText('Read notifications'),
            referral: requiredText('Referral code'),
            cardRequests: requiredText('Answers to requests for the business card'),
            registrations: requiredText('Confirmed registrations'),
            signedIn: requiredText('Whether the visitor is signed in'),
          },
          { label: 'Names of settings, as a part of that message' },
        ),
        foreign: longText('Message: file from another source'),
        newer: longText('Message: file from a newer version'),
        damaged: longText('Message: damaged file'),
        'too-large': longText('Message: file too large'),
        full: longText('Message: not enough space'),
      },
      { label: 'Export and import' },
    ),
    erase: fields.object(
      {
        heading: requiredText('Heading'),
        text: longText('Text'),
        action: requiredText('Button: erase'),
        eraseDialog: confirmLabels('Button: erase'),
        done: requiredText('Announcement: data erased'),
        pagesKept: longText('Error: data erased, but stored pages were not deleted'),
      },
      { label: 'Erase' },
    ),
  },
});

export type YourDataLabels = LabelsOf<typeof yourDataLabels>;

/** The labels of the island: those of the page, and those of its records. */
export type IslandLabels = { device: YourDataLabels; forms: FormLabels; more: ShowMoreLabels };
