/** Forms of the content, made ready for pages: options and places looked up. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { linkPath } from '@/cms/links/link-path.ts';
import { memoizeForBuild } from '@/lib/memoize.ts';
import { getSingleton } from '@/cms/singleton.ts';
import { ROUTES } from '@/routes.ts';
import { ICONS } from '@/ui/icons/icons.ts';
import { getAction } from './actions.ts';
import type { Consent, Field, FormDefinition, Option, LocationOption } from './definition.ts';
import type { OPTION_SOURCES } from '../schema/field-options.ts';

type Source = (typeof OPTION_SOURCES)[number]['value'];
type Stored = CollectionEntry<'forms'>['data'];
type StoredField = Stored['fields'][number];

const named = (entries: readonly { id: string; data: { name: string; order: number } }[]): Option[] =>
  entries.toSorted((a, b) => a.data.order - b.data.order).map(({ id, data }) => ({ value: id, label: data.name }));

/** The options that come from other content. */
const sources = memoizeForBuild(async (): Promise<Record<Source, readonly Option[]>> => {
  const [categories, serviceCategories, products] = await Promise.all([
    getCollection('categories'),
    getCollection('serviceCategories'),
    getCollection('products'),
  ]);
  const units = new Set(products.map(({ data }) => data.unit.one));
  return {
    categories: named(categories),
    serviceCategories: named(serviceCategories),
    units: [...units].sort((a, b) => a.localeCompare(b, 'en')).map((unit) => ({ value: unit, label: unit })),
  };
});

const places = memoizeForBuild(async (): Promise<readonly LocationOption[]> => {
  const entries = await getCollection('places');
  return entries.map(({ id, data: { name, latitude, longitude } }) => ({ id, name, latitude, longitude }));
});

async function fieldOf({ discriminant: kind, value }: StoredField): Promise<Field> {
  if (kind === 'select' || kind === 'radio') {
    const { options, ...rest } = value;
    const found = options.discriminant === 'list' ? options.value : (await sources())[options.discriminant];
    return { ...rest, kind, options: found };
  }
  if (kind === 'list' || kind === 'year') {
    const drawing = value.variant === 'box' ? {} : { drawing: ICONS[value.variant] };
    // The kind and its value were read as a pair.
    return { ...value, kind, ...drawing } as Field;
  }
  if (kind === 'location') return { ...value, kind, places: await places() };
  // The kind and its value were read as a pair.
  return { ...value, kind } as Field;
}

const consentOf = async ({ key, text, required, link }: Stored['consents'][number]): Promise<Consent> => ({
  key,
  text,
  required,
  ...(link.discriminant ? { link: { label: link.value.label, href: await linkPath(link.value.link) } } : {}),
});

export const getFormLabels = memoizeForBuild(() => getSingleton('formLabels'));

/** What a page allows in a field of numbers beyond what the form says, by the field's key. */
export type Limits = Readonly<Record<string, { min: number; multipleOf: number }>>;

/** A form whose fields of numbers keep to the limits of what it is about, such as the packs of a product. */
export const limitForm = (form: FormDefinition, limits: Limits): FormDefinition => ({
  ...form,
  fields: form.fields.map((field) => (field.kind === 'number' ? { ...field, ...limits[field.key] } : field)),
});

/** A form by the name of its entry. Throws when the content has none of that name. */
export async function getForm(id: string): Promise<FormDefinition> {
  const entry = (await getCollection('forms')).find((form) => form.id === id);
  if (!entry) throw new Error(`content/forms has no ${id}`);
  const { title, introduction, action, fields, consents, submitLabel, secondaryAction, nextSteps, confirmation } =
    entry.data;
  const { redirectTo } = getAction(action);
  return {
    id,
    title,
    introduction,
    action,
    fields: await Promise.all(fields.map(fieldOf)),
    consents: await Promise.all(consents.map(consentOf)),
    submitLabel,
    ...(secondaryAction.discriminant
      ? { secondaryAction: { label: secondaryAction.value.label, href: ROUTES[secondaryAction.value.link] } }
      : {}),
    nextSteps,
    ...(redirectTo ? { redirectTo: ROUTES[redirectTo] } : {}),
    confirmation,
  };
}
