import { collection, fields } from '@keystatic/core';
import { relationship } from '../../cms/bridge/fields.ts';
import {
  arabicName,
  dateField,
  paragraphs,
  longText,
  moneyField,
  nameField,
  requiredText,
  integerField,
  stringList,
} from '../../cms/fields/fields.ts';
import { JOB_CATEGORIES, JOB_TYPES, PAY_PERIODS } from './choices.ts';

export const jobs = collection({
  label: 'Jobs',
  path: 'content/jobs/*',
  slugField: 'title',
  schema: {
    title: nameField('Title'),
    titleAr: arabicName('Title'),
    employer: relationship({ label: 'Employer', collection: 'stores', validation: { isRequired: true } }),
    place: relationship({ label: 'Place', collection: 'places', validation: { isRequired: true } }),
    category: fields.select({ label: 'Category', defaultValue: 'warehouse', options: JOB_CATEGORIES }),
    profession: requiredText('Profession', 'As in Tailor or Driver.'),
    type: fields.select({ label: 'Type', defaultValue: 'full-time', options: JOB_TYPES }),
    salary: fields.object(
      {
        from: moneyField('From'),
        to: moneyField('To', 'In US dollars; the same as From where there is no range.'),
        per: fields.select({ label: 'For one', defaultValue: 'month', options: PAY_PERIODS }),
      },
      { label: 'Salary', layout: [4, 4, 4] },
    ),
    experienceYears: integerField('Years of experience', 0, 'At least; 0 when none is needed.'),
    posted: dateField('Posted'),
    closes: dateField('Closes', 'The last day to apply.'),
    description: longText('Description', 'Two or three sentences: the work, the team, the hours.'),
    duties: paragraphs('What the work is', 'A line for each.'),
    requirements: paragraphs('What an applicant brings', 'A line for each.'),
    skills: stringList('Skills', 'What people type when they look for such a job.'),
  },
});
