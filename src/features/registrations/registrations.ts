/** The sample registrations, and the form of each kind, loaded once per build. */
import { getSingleton } from '@/cms/singleton.ts';
import { getLinkPath } from '@/cms/links/link-path.ts';
import { memoizeContent } from '@/lib/memoize.ts';
import { getSite } from '@/site/settings.ts';
import type { RegistrationKind } from './kinds.ts';

/** The form of each kind. */
const REGISTRATION_FORMS = {
  store: 'store-profile',
  service: 'sell-services',
  project: 'post-project',
  reseller: 'reseller',
} as const satisfies Record<RegistrationKind, string>;

const getRegistrationPath = (id: string) => getLinkPath({ discriminant: 'form', value: { collection: 'forms', id } });

/** Loads the path of the form of each kind. */
export const getRegistrationPaths = memoizeContent(async (): Promise<Record<RegistrationKind, string>> => {
  const [store, service, project, reseller] = await Promise.all([
    getRegistrationPath(REGISTRATION_FORMS.store),
    getRegistrationPath(REGISTRATION_FORMS.service),
    getRegistrationPath(REGISTRATION_FORMS.project),
    getRegistrationPath(REGISTRATION_FORMS.reseller),
  ]);
  return { store, service, project, reseller };
});

/** Loads the sample registrations, newest first; none when the operator switched the samples off. */
export const getSampleRegistrations = memoizeContent(async () => {
  const [{ settings }, { samples }] = await Promise.all([getSite(), getSingleton('registrations')]);
  return settings.sampleNotice.show ? [...samples].sort((a, b) => b.day.localeCompare(a.day)) : [];
});
