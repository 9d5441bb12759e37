/** Schema of the labels of campaigns. */
import { fields } from '@keystatic/core';
import { labelGroup, type LabelsOf } from '../../cms/labels/label-group.ts';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { confirmLabels } from '../../cms/fields/confirm-dialog.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { pluralField } from '../../cms/fields/plural-field.ts';

const ad = fields.object(
  {
    own: requiredText('Badge of the visitor’s own ad'),
    practice: requiredText('Note below the ad'),
    offer: requiredText('Link: the offer'),
    region: requiredText('Name of the section with ads'),
  },
  { label: 'Ad' },
);

const form = fields.object(
  {
    back: requiredText('Link back'),
    preview: requiredText('Heading: preview'),
    previewNote: requiredText('Note beside the preview'),
    headline: requiredText('Headline before one is typed'),
    map: messageField('Name of the map', ['place', 'km']),
    clicks: requiredText('Estimated clicks'),
    formula: messageField('Formula of the estimate', ['budget', 'bid']),
    noEstimate: requiredText('Text without an estimate'),
    bidAboveBudget: requiredText('Text instead of an estimate: the bid is above the budget'),
    total: pluralField('Label of the budget, with the estimated clicks', ['count']),
    balance: requiredText('Balance now'),
    after: requiredText('Balance afterwards'),
    short: messageField('Message when the balance is too small', ['amount']),
    addMoney: requiredText('Link: add money'),
    next: requiredText('Heading: what happens next'),
    practice: requiredText('Note: practice'),
    sent: longText('Note, if the site has a receiver: what is sent'),
    editing: messageField('Title while editing', ['headline']),
    fixedBudget: requiredText('Note: the budget of a started campaign'),
    budgetError: messageField('Message: the budget cannot change', ['budget']),
    ended: messageField('Message: the campaign has ended', ['headline']),
    changed: longText('Message: the edited campaign was changed elsewhere'),
    gone: longText('Message: the edited campaign was removed elsewhere'),
    missing: requiredText('Message: the campaign to edit does not exist'),
    noScript: longText('Text without JavaScript'),
  },
  { label: 'Create a campaign' },
);

const list = fields.object(
  {
    title: requiredText('Title'),
    text: longText('Text'),
    back: requiredText('Link back'),
    noScript: longText('Message without JavaScript'),
    create: requiredText('Link: create a campaign'),
    spent: requiredText('Sum: spent'),
    clicks: requiredText('Sum: clicks'),
    shown: requiredText('Sum: times shown'),
    columns: fields.object(
      {
        keyword: requiredText('Keyword'),
        state: requiredText('State'),
        bid: requiredText('Bid'),
        shown: requiredText('Times shown'),
        clicks: requiredText('Clicks'),
        rate: requiredText('Click rate'),
        spent: requiredText('Spent'),
      },
      { label: 'Columns' },
    ),
    states: fields.object(
      {
        draft: requiredText('Draft'),
        running: requiredText('Running'),
        paused: requiredText('Paused'),
        ended: requiredText('Ended'),
      },
      { label: 'States' },
    ),
    view: requiredText('Button: view'),
    viewOf: messageField('Name of the button', ['name']),
    close: requiredText('Button: close'),
    campaigns: requiredText('Heading: campaigns'),
    reach: messageField('Place and distance', ['place', 'km']),
    fund: requiredText('Runs until the fund is 0'),
    until: messageField('Runs until a day', ['date']),
    used: messageField('Spent of the budget', ['spent', 'budget']),
    remaining: messageField('What is left', ['amount']),
    released: messageField('What came back', ['amount']),
    sample: requiredText('Badge of a sample'),
    start: requiredText('Button: start'),
    pause: requiredText('Button: pause'),
    resume: requiredText('Button: resume'),
    stop: requiredText('Button: stop'),
    stopDialog: confirmLabels('stop the campaign'),
    edit: requiredText('Link: edit'),
    finish: requiredText('Link: continue a draft'),
    duplicate: requiredText('Button: duplicate'),
    remove: requiredText('Button: delete a draft'),
    removeDialog: confirmLabels('delete the draft'),
    bid: requiredText('Label: bid'),
    saveBid: requiredText('Button: save the bid'),
    bidSaved: messageField('Message: the bid was saved', ['bid']),
    bidError: messageField('Message: the bid is not possible', ['max']),
    isPaused: messageField('Message: the campaign was paused', ['number']),
    isResumed: messageField('Message: the campaign was resumed', ['number']),
    isStopped: messageField('Message: the campaign was stopped', ['number']),
    dayPassed: requiredText('Message: the last day of a draft has passed'),
    stateError: requiredText('Message: the action is not possible any more'),
    short: messageField('Message: the balance is too small', ['budget', 'balance']),
    addMoney: requiredText('Link: add money'),
    isRunning: messageField('Message: the campaign runs', ['number', 'budget']),
    isDraft: messageField('Message: the campaign is a draft', ['number']),
    isDuplicated: messageField('Message: the campaign was duplicated', ['number']),
    isRemoved: messageField('Message: the draft was deleted', ['number']),
    unfinished: messageField('Unfinished form', ['headline']),
    untitled: requiredText('Headline of an unfinished form without one'),
    empty: longText('Message without campaigns'),
    export: requiredText('Button: CSV'),
    file: requiredText('Name of the CSV file'),
    practice: longText('Note: practice'),
    practiceSent: longText('The same note, if the site has a receiver'),
    count: pluralField('Number of campaigns', ['count']),
  },
  { label: 'Adwords List' },
);

const notes = fields.object(
  {
    reserve: messageField('Budget set aside', ['headline']),
    click: messageField('Click', ['headline', 'keyword']),
    release: messageField('Rest that came back', ['headline']),
  },
  { label: 'Entries of the wallet' },
);

export const campaignLabels = labelGroup({
  key: 'campaigns',
  label: 'campaigns',
  schema: { form, list, ad, notes },
});

export type CampaignLabels = LabelsOf<typeof campaignLabels>;
