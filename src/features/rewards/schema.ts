/** Schema of the rewards, and of the sample referrals. */
import { collection, fields, singleton } from '@keystatic/core';
import { number, relationship } from '../../cms/bridge/fields.ts';
import { entryName, imageField, integerField, requiredText } from '../../cms/fields/fields.ts';
import { ROUTES } from '../../routes.ts';

export const rewards = collection({
  label: 'Rewards',
  path: 'content/rewards/*/',
  previewUrl: ROUTES.walletRewards,
  slugField: 'name',
  schema: {
    name: entryName('Name'),
    points: integerField('Price in points', 1, 'Rewards are shown in the order of their prices.'),
    credit: number({
      label: 'Credit in US dollars',
      description: 'It is added to the balance of the practice wallet. Leave it empty for rewards that are no money.',
      decimals: 2,
      validation: { min: 0.01 },
    }),
    picture: imageField('Picture', 'Use a square picture of up to 5 MB.'),
  },
});

const sentReferral = fields.object(
  {
    transaction: requiredText('Transaction ID', 'It is the ID of a sample entry of the practice wallet.'),
    person: relationship({ label: 'Person', collection: 'people', validation: { isRequired: true } }),
  },
  { label: 'Referral', layout: [6, 6] },
);

export const referral = singleton({
  label: 'Sample referrals',
  path: 'content/referral',
  schema: {
    sent: fields.array(sentReferral, {
      label: 'Referrals',
      description: 'They name the friends behind sample entries of the practice wallet.',
      itemLabel: (item) => `${item.fields.transaction.value} ${item.fields.person.value ?? ''}`,
    }),
  },
});
