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
import { getJobPath } from '../../routes.ts';

export const jobs = collection({
  label: 'Jobs',
  path: 'content/jobs/*',
  previewUrl: getJobPath('{slug}'),
  slugField: 'title',
  schema: {
    title: nameField('Title'),
    titleAr: arabicName('Title'),
    employer: relationship({ label: 'Employer', collection: 'stores', validation: { isRequired: true } }),
    place: relationship({ label: 'Place', collection: 'places', validation: { isRequired: true } }),
    category: fields.select({ label: 'Category', defaultValue: 'warehouse', options: JOB_CATEGORIES }),
    profession: requiredText('Profession', 'Examples: Tailor, Driver.'),
    type: fields.select({ label: 'Type', defaultValue: 'full-time', options: JOB_TYPES }),
    salary: fields.object(
      {
        from: moneyField('From'),
        to: moneyField('To', 'The amount is in US dollars. When there is no range, repeat the amount of From.'),
        per: fields.select({ label: 'Pay period', defaultValue: 'month', options: PAY_PERIODS }),
      },
      { label: 'Salary', layout: [4, 4, 4] },
    ),
    experienceYears: integerField('Years of experience', 0, 'Enter the minimum, or 0 when no experience is needed.'),
    posted: dateField('Posted'),
    closes: dateField('Closes', 'This is the last day to apply.'),
    description: longText('Description', 'Describe the work, the team and the hours in two or three sentences.'),
    duties: paragraphs('Duties', 'Write one line for each.'),
    requirements: paragraphs('Requirements', 'Write one line for each.'),
    skills: stringList('Skills', 'Enter search terms that job seekers use.'),
  },
});
