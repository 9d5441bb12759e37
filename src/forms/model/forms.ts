/** Reads forms from the content and resolves their options, towns, icons and links. */
import { getCollection, type CollectionEntry } from 'astro:content';
import { getLinkPath } from '@/cms/links/link-path.ts';
import { memoizeContent } from '@/lib/memoize.ts';
import { ROUTES } from '@/routes.ts';
import { getAction } from './actions.ts';
import { NEXT_PAGES } from './next-pages.ts';
import type { Consent, FormDefinition } from './definition.ts';
import { createFieldSources, resolveField } from './resolve-field.ts';

type FormEntry = CollectionEntry<'forms'>['data'];

const getFieldSources = memoizeContent(async () => {
  const [categories, serviceCategories, products, places] = await Promise.all([
    getCollection('categories'),
    getCollection('serviceCategories'),
    getCollection('products'),
    getCollection('places'),
  ]);
  return createFieldSources({ categories, serviceCategories, products, places });
});

const resolveConsent = async ({ link, ...consent }: FormEntry['consents'][number]): Promise<Consent> => ({
  ...consent,
  ...(link.discriminant ? { link: { label: link.value.label, href: await getLinkPath(link.value.link) } } : {}),
});

const getEntries = memoizeContent(() => getCollection('forms'));

/** Returns the entry of a form; undefined if the content has none with this id. */
export const findForm = async (id: string): Promise<CollectionEntry<'forms'> | undefined> =>
  (await getEntries()).find((form) => form.id === id);

async function resolveForm(id: string): Promise<FormDefinition> {
  const entry = await findForm(id);
  if (!entry) throw new Error(`content/forms has no entry “${id}”`);
  const { title, introduction, action, fields, consents, submitLabel, secondaryAction, nextSteps, confirmation } =
    entry.data;
  const sources = await getFieldSources();
  const { edits = action } = getAction(action);
  const nextPage = NEXT_PAGES[action];
  return {
    id,
    title,
    introduction,
    action: edits,
    fields: fields.map((field) => resolveField(field, sources)),
    consents: await Promise.all(consents.map(resolveConsent)),
    submitLabel,
    ...(secondaryAction.discriminant
      ? { secondaryAction: { label: secondaryAction.value.label, href: await getLinkPath(secondaryAction.value.link) } }
      : {}),
    nextSteps,
    ...(nextPage ? { redirectTo: ROUTES[nextPage] } : {}),
    confirmation,
  };
}

const readers = new Map<string, () => Promise<FormDefinition>>();

/**
 * Returns the form with this entry id. It is resolved once per build, because the page of every product has some.
 * @throws when `content/forms` has no such entry
 */
export function getForm(id: string): Promise<FormDefinition> {
  const read = readers.get(id) ?? memoizeContent(() => resolveForm(id));
  readers.set(id, read);
  return read();
}
