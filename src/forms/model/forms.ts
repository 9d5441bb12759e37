/** Reads forms from the content and resolves their options, towns, icons and links. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { DEFAULT_LOCALE } from '@/lib/locales.ts';
import { loadEntries } from '@/cms/entries.ts';
import { linkPath } from '@/cms/links/link-path.ts';
import { memoizeForBuild } from '@/lib/memoize.ts';
import { ROUTES } from '@/routes.ts';
import { getIcon } from '@/ui/icons/get-icon.ts';
import { getAction } from './actions.ts';
import { NEXT_PAGES } from './next-pages.ts';
import type { Consent, Field, FormDefinition, Option, LocationOption } from './definition.ts';
import type { OPTION_SOURCES } from '../schema/field-options.ts';

type Source = (typeof OPTION_SOURCES)[number]['value'];
type FormEntry = CollectionEntry<'forms'>['data'];
type FieldEntry = FormEntry['fields'][number];

const toOptions = (entries: readonly { id: string; data: { name: string; order: number } }[]): Option[] =>
  entries.toSorted((a, b) => a.data.order - b.data.order).map(({ id, data }) => ({ value: id, label: data.name }));

/** Options that come from other collections. */
const getOptionSources = memoizeForBuild(async (): Promise<Record<Source, readonly Option[]>> => {
  const [categories, serviceCategories, products] = await Promise.all([
    getCollection('categories'),
    getCollection('serviceCategories'),
    getCollection('products'),
  ]);
  const units = new Set(products.map(({ data }) => data.unit.one));
  return {
    categories: toOptions(categories),
    serviceCategories: toOptions(serviceCategories),
    units: [...units].sort((a, b) => a.localeCompare(b, DEFAULT_LOCALE)).map((unit) => ({ value: unit, label: unit })),
  };
});

const getLocations = memoizeForBuild(async (): Promise<readonly LocationOption[]> => {
  const places = await loadEntries('places');
  return places.map(({ id, name, latitude, longitude }) => ({ id, name, latitude, longitude }));
});

async function resolveField({ discriminant: kind, value }: FieldEntry): Promise<Field> {
  if (kind === 'select' || kind === 'radio') {
    const { options, ...rest } = value;
    const resolved = options.discriminant === 'list' ? options.value : (await getOptionSources())[options.discriminant];
    return { ...rest, kind, options: resolved };
  }
  if (kind === 'list' || kind === 'year') {
    const icon = value.variant === 'box' ? {} : { icon: getIcon(value.variant) };
    // The discriminant and its value were read as a pair.
    return { ...value, kind, ...icon } as Field;
  }
  if (kind === 'location') return { ...value, kind, places: await getLocations() };
  // The kind and its value were read as a pair.
  return { ...value, kind } as Field;
}

const resolveConsent = async ({ link, ...consent }: FormEntry['consents'][number]): Promise<Consent> => ({
  ...consent,
  ...(link.discriminant ? { link: { label: link.value.label, href: await linkPath(link.value.link) } } : {}),
});

/**
 * Returns the form with this entry id.
 * @throws when `content/forms` has no such entry
 */
export async function getForm(id: string): Promise<FormDefinition> {
  const entry = (await getCollection('forms')).find((form) => form.id === id);
  if (!entry) throw new Error(`content/forms has no entry “${id}”`);
  const { title, introduction, action, fields, consents, submitLabel, secondaryAction, nextSteps, confirmation } =
    entry.data;
  const { edits = action } = getAction(action);
  const nextPage = NEXT_PAGES[action];
  return {
    id,
    title,
    introduction,
    action: edits,
    fields: await Promise.all(fields.map(resolveField)),
    consents: await Promise.all(consents.map(resolveConsent)),
    submitLabel,
    ...(secondaryAction.discriminant
      ? { secondaryAction: { label: secondaryAction.value.label, href: await linkPath(secondaryAction.value.link) } }
      : {}),
    nextSteps,
    ...(nextPage ? { redirectTo: ROUTES[nextPage] } : {}),
    confirmation,
  };
}
