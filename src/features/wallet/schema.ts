/** Schema of the practice wallet’s content. */
import { fields, singleton } from '@keystatic/core';
import { dateField, integerField, requiredText } from '../../cms/fields/fields.ts';
import { number } from '../../cms/bridge/fields.ts';
import { ROUTES } from '../../routes.ts';

/** Kinds of entries that a wallet can open with. */
const OPENING_KINDS = [
  { label: 'Opening balance', value: 'opening' },
  { label: 'Money added', value: 'add' },
  { label: 'Money withdrawn', value: 'withdraw' },
  { label: 'Money spent', value: 'spend' },
  { label: 'Points earned', value: 'pointsEarned' },
] as const;

const openingEntry = fields.object(
  {
    id: fields.text({
      label: 'Transaction ID',
      description: 'Example: TX-261118-0007. Do not change it after the site is published.',
      validation: {
        isRequired: true,
        pattern: { regex: /^TX-\d{6}-[\dA-Z]{4,8}$/, message: 'Transaction ID must be written as TX-261118-0007' },
      },
    }),
    kind: fields.select({ label: 'Kind', defaultValue: 'add', options: OPENING_KINDS }),
    amount: number({
      label: 'Amount',
      description:
        'Enter US dollars, or points for “Points earned”. The kind decides whether it is added or subtracted.',
      decimals: 2,
      validation: { isRequired: true, min: 0.01 },
    }),
    day: dateField('Date'),
    note: requiredText('Note', 'It says what the entry is for.'),
    method: fields.text({ label: 'Payment method', description: 'Leave it empty for entries without one.' }),
  },
  { label: 'Entry', layout: [6, 6, 6, 6, 12, 12] },
);

export const wallet = singleton({
  label: 'Practice wallet',
  path: 'content/wallet',
  previewUrl: ROUTES.wallet,
  schema: {
    quickAmounts: fields.array(integerField('Amount in US dollars', 1), {
      label: 'Quick amounts',
      description: 'Buttons that fill in the amount of Add Money and Withdraw Funds.',
      itemLabel: (item) => `$${item.value ?? '?'}`,
      validation: { length: { min: 1 } },
    }),
    opening: fields.array(openingEntry, {
      label: 'Sample entries',
      description:
        'A wallet starts with these entries, the oldest first, as long as the site shows that its listings are samples.',
      itemLabel: (item) => `${item.fields.day.value ?? '?'} ${item.fields.note.value}`,
    }),
  },
});
