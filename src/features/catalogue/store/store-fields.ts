/** Schema fields of a store that consist of several parts. */
import { fields } from '@keystatic/core';
import { dateField as date, longText, requiredText } from '../../../cms/fields/fields.ts';
import { WEEKDAYS, type Weekday } from './weekdays.ts';

const day = (label: string, defaultValue: Weekday) =>
  fields.select({ label, defaultValue, options: WEEKDAYS.map((value) => ({ value, label: value })) });

const clock = (label: string, regex: RegExp) =>
  fields.text({ label, validation: { pattern: { regex, message: `${label} must be a time as in 09:00` } } });

/** Opening hours on consecutive days, in the time zone of the store's place. */
export const openingHoursField = fields.object(
  {
    first: day('From', 'Sat'),
    last: day('To', 'Thu'),
    opens: clock('Opens', /^([01]\d|2[0-3]):[0-5]\d$/),
    // The day ends at 24:00: a store that closes at 23:59 would be closed for a minute.
    closes: clock('Closes', /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
  },
  { label: 'Hours', layout: [3, 3, 3, 3] },
);

/** Evidence for the badge: what was checked, by whom, when, and its end date. Without it the store has no badge. */
export const verificationField = fields.conditional(
  fields.checkbox({ label: 'Verified', description: 'Only with the evidence below.' }),
  {
    true: fields.object(
      {
        what: longText('What was checked'),
        by: requiredText('Checked by'),
        checked: date('Checked'),
        until: date('Valid until', 'From the next day on the badge is not shown.'),
      },
      { label: 'Evidence' },
    ),
    false: fields.empty(),
  },
);
