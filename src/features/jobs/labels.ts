/** Schema of the labels of jobs. */
import { fields } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { pluralField } from '../../cms/fields/plural-field.ts';
import { JOB_CATEGORIES, JOB_TYPES, PAY_PERIODS } from './choices.ts';
import { labelGroup, type LabelsOf } from '../../cms/labels/label-group.ts';
import { ROUTES } from '../../routes.ts';

type Option<Value extends string> = { value: Value; label: string };

/** Creates an object field with a label for each option. */
const labelFields = <Value extends string>(label: string, options: readonly Option<Value>[]) =>
  fields.object(
    // Object.fromEntries loses the literal types of the keys.
    Object.fromEntries(options.map((option) => [option.value, requiredText(option.label)])) as Record<
      Value,
      ReturnType<typeof requiredText>
    >,
    { label },
  );

const closing = fields.object(
  {
    open: messageField('Text while applications are open', ['date']),
    soon: messageField('Text in the last week', ['date']),
    closed: messageField('Text after the closing date', ['date']),
  },
  { label: 'Closing date', layout: [4, 4, 4] },
);

const salary = fields.object(
  {
    range: messageField('Salary range', ['from', 'to', 'per']),
    one: messageField('Single salary', ['from', 'per']),
  },
  { label: 'Salary', layout: [6, 6] },
);

const experience = fields.object(
  {
    none: requiredText('None needed'),
    years: pluralField('Years', ['count']),
  },
  { label: 'Experience' },
);

const facts = fields.object(
  {
    salary: requiredText('Salary'),
    type: requiredText('Type'),
    experience: requiredText('Experience'),
    profession: requiredText('Profession'),
    category: requiredText('Category'),
    posted: requiredText('Posted'),
  },
  { label: 'Facts', layout: [4, 4, 4, 4, 4, 4] },
);

const apply = fields.object(
  {
    title: requiredText('Heading'),
    text: longText('Text'),
    employer: requiredText('Button: contact the employer'),
    chat: requiredText('Button: chat with the employer'),
    contact: requiredText('Button: contact us'),
    closed: longText('Message when the job is closed'),
    others: requiredText('Button: other jobs'),
  },
  { label: 'How to apply' },
);

const filter = fields.object(
  {
    shown: messageField('Count of shown entries', ['shown', 'count']),
    none: longText('Message when no entry matches'),
    apply: pluralField('Button: show the filtered jobs', ['count']),
    category: requiredText('Category'),
    place: requiredText('Place'),
    salary: fields.object(
      {
        title: requiredText('Title'),
        low: requiredText('Up to 800 a month'),
        middle: requiredText('800 to 1,200'),
        high: requiredText('Above 1,200'),
      },
      { label: 'Salary' },
    ),
    experience: fields.object(
      {
        title: requiredText('Title'),
        none: requiredText('None needed'),
        some: requiredText('1 to 2 years'),
        more: requiredText('3 years and more'),
      },
      { label: 'Experience' },
    ),
    sort: fields.object(
      {
        first: requiredText('Newest'),
        closing: requiredText('Closing soonest'),
        salary: requiredText('Highest salary'),
      },
      { label: 'Order' },
    ),
  },
  { label: 'Filter' },
);

export const jobLabels = labelGroup({
  key: 'jobs',
  label: 'jobs',
  previewUrl: ROUTES.allJobs,
  schema: {
    list: fields.object(
      { title: requiredText('Title'), text: longText('Text below the title') },
      { label: 'Page of all jobs' },
    ),
    crumb: requiredText('Breadcrumb: jobs'),
    far: messageField('Distance of a job', ['km']),
    closing,
    salary,
    per: labelFields('Pay period', PAY_PERIODS),
    experience,
    categories: labelFields('Categories', JOB_CATEGORIES),
    types: labelFields('Types', JOB_TYPES),
    facts,
    duties: requiredText('Heading of the duties'),
    needs: requiredText('Heading of the requirements'),
    skills: requiredText('Heading of the skills'),
    apply,
    others: requiredText('Heading of other jobs'),
    filter,
  },
});

export type JobLabels = LabelsOf<typeof jobLabels>;
