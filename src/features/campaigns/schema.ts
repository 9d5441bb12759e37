/** Schema of the sample campaigns and keywords. */
import { fields, singleton } from '@keystatic/core';
import { dateField, integerField, moneyField, requiredText, stringList } from '../../cms/fields/fields.ts';
import { relationship } from '../../cms/bridge/fields.ts';
import { ROUTES } from '../../routes.ts';

const STATES = [
  { label: 'Draft', value: 'draft' },
  { label: 'Running', value: 'running' },
  { label: 'Paused', value: 'paused' },
  { label: 'Ended', value: 'ended' },
] as const;

const stateField = () => fields.select({ label: 'State', defaultValue: 'running', options: STATES });

const transactionField = () =>
  fields.text({
    label: 'Transaction ID',
    description: 'The sample entry of the practice wallet that it was paid with. Leave it empty for none.',
  });

const keyword = fields.object(
  {
    keyword: requiredText('Keyword'),
    bid: moneyField('Bid'),
    impressions: integerField('Times shown', 0),
    clicks: integerField('Clicks', 0),
    spent: moneyField('Spent'),
    state: stateField(),
    transaction: transactionField(),
  },
  { label: 'Keyword', layout: [6, 6, 6, 6, 6, 6, 12] },
);

const campaign = fields.object(
  {
    headline: requiredText('Headline'),
    product: relationship({ label: 'Product', collection: 'products', validation: { isRequired: true } }),
    keywords: stringList('Keywords'),
    place: relationship({ label: 'Place', collection: 'places', validation: { isRequired: true } }),
    distance: integerField('Distance in km', 20),
    budget: moneyField('Budget'),
    bid: moneyField('Bid'),
    spent: moneyField('Spent'),
    state: stateField(),
    run: fields.conditional(fields.checkbox({ label: 'Runs until a set date' }), {
      true: dateField('Last day'),
      false: fields.empty(),
    }),
    transaction: transactionField(),
  },
  { label: 'Campaign' },
);

export const campaigns = singleton({
  label: 'Sample campaigns',
  path: 'content/campaigns',
  previewUrl: ROUTES.adwords,
  schema: {
    keywords: fields.array(keyword, {
      label: 'Keywords',
      description: 'They are shown as long as the site shows that its listings are samples.',
      itemLabel: (item) => item.fields.keyword.value,
    }),
    campaigns: fields.array(campaign, { label: 'Campaigns', itemLabel: (item) => item.fields.headline.value }),
  },
});
