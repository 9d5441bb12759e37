import { JOB_CATEGORIES, JOB_TYPES } from '@/features/jobs/choices.ts';
import { addDays } from '@/lib/dates/days.ts';
import { toDollars } from '@/lib/money.ts';
import { getJobPath } from '@/routes.ts';
import { createSlug } from '../slugs.ts';
import { readPlace } from './place.ts';
import type { CreatePlans } from './source.ts';

/** Days for which a job is open unless the editor chooses another day. */
const OPEN_DAYS = 30;

/** Years of experience by the option of the form. */
const EXPERIENCE: Readonly<Record<string, number>> = {
  none: 0,
  'one-year': 1,
  'two-years': 2,
  'three-years': 3,
  'five-years': 5,
};

const SENTENCE_SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Splits the description of a job: the first part introduces the job, the others are suggested as its duties. */
function splitDescription(text: string): { description: string; duties: string[] } {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const parts =
    lines.length > 1
      ? lines
      : [...SENTENCE_SEGMENTER.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
  const [description = '', ...duties] = parts;
  return { description, duties };
}

/** Plans a job. The form asks neither for the employer nor for the place, because the sender's card has both. */
export const planJob: CreatePlans = (source) => {
  const { record, answers, details, site, day } = source;
  const profession = answers.getText('profession');
  const { description, duties } = splitDescription(answers.getText('detail'));
  const title = details.readText({ name: 'title', label: 'Title' }, profession);
  const answered = answers.getOption('category');
  const category = details.readOption(
    { name: 'category', label: 'Category' },
    JOB_CATEGORIES,
    // “Something else” is not a category of jobs.
    JOB_CATEGORIES.find(({ value }) => value === answered)?.value,
  );
  const type = details.readOption({ name: 'type', label: 'Type' }, JOB_TYPES, 'full-time');
  const stores = site.content.stores.map(({ id, data: { name } }) => ({ value: id, label: name }));
  const employer = details.readOption({ name: 'employer', label: 'Employer' }, stores);
  const employerPlace = site.content.stores.find(({ id }) => id === employer)?.data.place.id;
  const place = readPlace(source, answers.getText('detail'), employerPlace);
  const closes = details.readDay({ name: 'closes', label: 'Last day to apply' }, addDays(day, OPEN_DAYS));
  const listedDuties = details.readLines(
    { name: 'duties', label: 'Duties' },
    duties.length > 0 ? duties : [profession],
  );
  const requirements = details.readLines({ name: 'requirements', label: 'Requirements' }, [
    `Experience: ${answers.getText('experience')}`,
  ]);
  const from = answers.getNumber('salaryFrom') ?? 0;
  return [
    {
      collection: 'jobs',
      isMain: true,
      slug: createSlug(title, `job ${record.number}`),
      getAddress: getJobPath,
      createState: (slug) => ({
        title: { name: title, slug },
        employer,
        place,
        category,
        profession,
        salary: {
          from: toDollars(from),
          to: toDollars(answers.getNumber('salaryTo') ?? from),
          per: 'month',
        },
        type,
        experienceYears: EXPERIENCE[answers.getOption('experience')] ?? 0,
        posted: day,
        closes,
        description,
        duties: listedDuties,
        requirements,
        skills: answers.getList('keywords'),
      }),
    },
  ];
};
