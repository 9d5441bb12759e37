import { collection, fields, singleton } from '@keystatic/core';
import { relationship } from '../../cms/bridge/fields.ts';
import { dateField, moneyField, monthField, nameField, requiredText } from '../../cms/fields/fields.ts';
import { USER_TYPES } from './user-types.ts';
import { ROUTES } from '../../routes.ts';

/** Help text of private fields. The content stores them masked, so that the site’s files never contain the full value. */
const MASKED = 'Replace private characters with •.';

export const applicants = collection({
  label: 'Applicants',
  path: 'content/reseller/applicants/*',
  previewUrl: ROUTES.dashboardDetail,
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
    earning: moneyField('Total earning', 'The sum of all months below, in US dollars.'),
  },
  { label: 'Figures', layout: [6, 6] },
);

const earnings = fields.array(
  fields.object({ month: monthField('Month'), amount: moneyField('Earning') }, { label: 'Month', layout: [6, 6] }),
  {
    label: 'Earnings',
    description: 'Twelve months, the oldest first. To add a newer month, append it and delete the first.',
    itemLabel: (item) => `${item.fields.month.value}: $${item.fields.amount.value ?? '?'}`,
    validation: { length: { min: 12, max: 12 } },
  },
);

export const reseller = singleton({
  label: 'Reseller area',
  path: 'content/reseller',
  previewUrl: ROUTES.dashboard,
  schema: {
    status: requiredText('Status of the reseller', 'Example: ACTIVE.'),
    figures,
    earnings,
  },
});
