/** Schema of the labels of the practice wallet. */
import { fields } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { pluralField } from '../../cms/fields/plural-field.ts';
import { labelGroup, type LabelsOf } from '../../cms/labels/label-group.ts';

/** Messages without JavaScript, by what a page shows. */
const noScript = fields.object(
  {
    home: longText('Wallet'),
    form: longText('Add Money and Withdraw Funds'),
    entry: longText('Receipt and success pages'),
  },
  { label: 'Messages without JavaScript' },
);

const home = fields.object(
  {
    title: requiredText('Title'),
    balance: requiredText('Current balance'),
    addMoney: requiredText('Link: add money'),
    withdraw: requiredText('Link: withdraw funds'),
    negative: longText('Message when the balance is negative'),
    points: requiredText('Rewards points'),
    pointsText: requiredText('Text below the points'),
    viewAll: requiredText('Link: all rewards'),
  },
  { label: 'Wallet' },
);

const transactions = fields.object(
  {
    heading: requiredText('Heading'),
    columns: fields.object(
      {
        date: requiredText('Date'),
        note: requiredText('What'),
        amount: requiredText('Amount'),
        invoice: requiredText('Invoice'),
      },
      { label: 'Columns', layout: [3, 3, 3, 3] },
    ),
    receipt: requiredText('Link: receipt'),
    kinds: fields.object(
      {
        opening: requiredText('Opening balance'),
        add: requiredText('Money added'),
        withdraw: requiredText('Money withdrawn'),
        reserve: requiredText('Money reserved'),
        spend: requiredText('Money spent'),
        release: requiredText('Reserved money returned'),
        credit: requiredText('Credit'),
        pointsEarned: requiredText('Points earned'),
        pointsRedeemed: requiredText('Points redeemed'),
      },
      { label: 'Kinds of entries' },
    ),
    filter: fields.object(
      {
        kind: requiredText('Kind'),
        all: requiredText('Option: all kinds'),
        from: requiredText('First day'),
        to: requiredText('Last day'),
        shown: messageField('Number of transactions', ['shown', 'count']),
        none: requiredText('Message when no transaction matches'),
        clear: requiredText('Button: clear the filters'),
      },
      { label: 'Filters' },
    ),
    empty: longText('Message when there are no transactions'),
    csv: fields.object(
      {
        action: requiredText('Button: export'),
        file: requiredText('File name without extension'),
        id: requiredText('Column: transaction ID'),
        kind: requiredText('Column: kind'),
        method: requiredText('Column: payment method'),
      },
      { label: 'CSV export' },
    ),
    pages: fields.object(
      {
        label: requiredText('Accessible name'),
        previous: requiredText('Button: previous page'),
        next: requiredText('Button: next page'),
        at: messageField('Current page', ['page', 'pages']),
      },
      { label: 'Pages' },
    ),
  },
  { label: 'Transactions' },
);

const money = fields.object(
  {
    back: requiredText('Link: back to the wallet'),
    quick: requiredText('Accessible name of the quick amounts'),
    methodText: fields.object(
      { add: requiredText('Add Money'), withdraw: requiredText('Withdraw Funds') },
      { label: 'Text below the payment method', layout: [6, 6] },
    ),
    after: requiredText('Balance afterwards'),
    current: requiredText('Current balance'),
    add: requiredText('Amount that is added'),
    withdraw: requiredText('Amount that is withdrawn'),
    method: requiredText('Payment method'),
    nothing: requiredText('Value that is not chosen yet'),
    safe: longText('Text about card numbers and banks'),
    empty: longText('Message when there is nothing to withdraw'),
    note: messageField('Note of the entry', ['title', 'method']),
  },
  { label: 'Add Money and Withdraw Funds' },
);

const booking = (label: string) =>
  fields.object(
    {
      page: requiredText('Title before the booking is loaded'),
      title: requiredText('Title'),
      message: messageField('Message', ['amount', 'method']),
    },
    { label, layout: [12, 12, 12] },
  );

const missing = fields.object(
  { title: requiredText('Title'), text: longText('Text') },
  { label: 'No entry with this transaction ID', layout: [12, 12] },
);

const nextStep = (label: string) =>
  fields.object({ label: requiredText('Link'), text: requiredText('Text') }, { label, layout: [6, 6] });

const success = fields.object(
  {
    add: booking('Money added'),
    withdraw: booking('Money withdrawn'),
    back: requiredText('Link: back to the campaign that needs the money'),
    receipt: requiredText('Link: receipt'),
    wallet: requiredText('Link: wallet'),
    amount: requiredText('Amount'),
    id: requiredText('Transaction ID'),
    copy: requiredText('Button: copy the transaction ID'),
    copied: requiredText('Announcement: transaction ID copied'),
    date: requiredText('Date'),
    method: requiredText('Payment method'),
    before: requiredText('Balance before'),
    now: requiredText('Balance afterwards'),
    next: fields.object(
      {
        heading: requiredText('Accessible name'),
        campaign: nextStep('Create a campaign'),
        add: nextStep('Add money'),
        rewards: fields.object(
          { label: requiredText('Link'), text: pluralField('Text: number of points', ['count']) },
          { label: 'Rewards', layout: [12, 12] },
        ),
      },
      { label: 'What comes next' },
    ),
    loading: requiredText('Message while loading'),
    failed: longText('Message when the browser cannot read its storage'),
    missing,
  },
  { label: 'Success pages' },
);

const receipt = fields.object(
  {
    title: requiredText('Title'),
    print: requiredText('Button: print'),
    share: requiredText('Button: share'),
    save: requiredText('Button: save'),
    copied: requiredText('Announcement: receipt copied'),
    owner: requiredText('Owner'),
    ownerText: requiredText('Owner: practice wallet'),
    total: requiredText('Total'),
    points: pluralField('Amount in points', ['count']),
    practice: requiredText('Notice: practice money'),
    practiceText: requiredText('Text of the notice'),
    qr: messageField('Accessible name of the QR code', ['id']),
    missing,
  },
  { label: 'Receipt' },
);

export const walletLabels = labelGroup({
  key: 'wallet',
  label: 'wallet',
  schema: {
    practice: requiredText('Practice notice', 'Every screen of the wallet shows it.'),
    noScript,
    home,
    transactions,
    money,
    success,
    receipt,
  },
});

export type WalletLabels = LabelsOf<typeof walletLabels>;
