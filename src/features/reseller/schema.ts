import { collection, fields, singleton } from '@keystatic/core';
import { relationship } from '../../cms/bridge/fields.ts';
import { dateField, moneyField, monthField, nameField, requiredText } from '../../cms/fields/fields.ts';
import { USER_TYPES } from './user-types.ts';
import { dashboard, detail, types } from './labels-schema.ts';

/** Help text of private fields. They are masked in the content, so the full value is never in the files of the site. */
const MASKED = 'Masked: write • for what nobody may read.';

export const applicants = collection({
  label: 'Applicants',
  path: 'content/reseller/applicants/*',
  slugField: 'username',
  schema: {
    username: nameField('Username', MASKED),
    mobile: requiredText('Mobile number', MASKED),
    place: relationship({ label: 'Place', collection: 'places', validation: { isRequired: true } }),
    spending: moneyField('Total spending'),
    type: fields.select({ label: 'Type of user', defaultValue: 'individual', options: USER_TYPES }),
    registered: dateField('Registered on'),
  },
});

const figures = fields.object(
  {
    funds: moneyField('Active funds'),
    earning: moneyField('Total earning', 'In US dollars: all months below together.'),
  },
  { label: 'Figures', layout: [6, 6] },
);

const earnings = fields.array(
  fields.object({ month: monthField('Month'), amount: moneyField('Earning') }, { label: 'Month', layout: [6, 6] }),
  {
    label: 'Earnings',
    description: 'Twelve months, oldest first. For a newer month add one below and delete the first.',
    itemLabel: (item) => `${item.fields.month.value}: $${item.fields.amount.value ?? '?'}`,
    validation: { length: { min: 12, max: 12 } },
  },
);

export const reseller = singleton({
  label: 'Reseller area',
  path: 'content/reseller',
  schema: {
    status: requiredText('Status of the reseller', 'As in ACTIVE.'),
    figures,
    earnings,
    types,
    dashboard,
    detail,
  },
});
