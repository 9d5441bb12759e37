/** JSON-LD of a job, in the vocabulary of schema.org. */
import type { JobPosting, WithContext } from 'schema-dts';
import { toDollars } from '@/lib/money.ts';
import { getCountry } from '@/features/places/country.ts';
import type { JobType, PayPeriod } from './choices.ts';
import type { Job } from './jobs.ts';

/** Employment types of schema.org. */
const EMPLOYMENT: Record<JobType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  seasonal: 'TEMPORARY',
  contract: 'CONTRACTOR',
};
const UNIT: Record<PayPeriod, string> = { month: 'MONTH', day: 'DAY', hour: 'HOUR', year: 'YEAR' };

/**
 * Returns the JSON-LD of a job.
 * @param logo absolute URL of the employer's logo
 * @param site URL of the site, to which links are resolved
 */
export function createJobJsonLd(job: Job, logo: string, site: URL): WithContext<JobPosting> {
  const { employer, place, salary } = job;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    ...(job.titleAr ? { alternateName: job.titleAr } : {}),
    description: [job.description, ...job.duties, ...job.requirements].join('\n'),
    url: new URL(job.path, site).href,
    datePosted: job.posted,
    // Applications are accepted until the end of the last day.
    validThrough: `${job.closes}T23:59:59`,
    employmentType: EMPLOYMENT[job.type],
    skills: job.skills.join(', '),
    experienceRequirements: job.experienceYears
      ? { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: job.experienceYears * 12 }
      : 'no requirements',
    hiringOrganization: {
      '@type': 'Organization',
      name: employer.name,
      url: new URL(employer.path, site).href,
      logo,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: place.name,
        addressRegion: place.region,
        addressCountry: getCountry(place),
      },
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: {
        '@type': 'QuantitativeValue',
        minValue: toDollars(salary.from),
        maxValue: toDollars(salary.to),
        unitText: UNIT[salary.per],
      },
    },
  };
}
