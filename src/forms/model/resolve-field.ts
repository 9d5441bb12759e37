/** Resolves the fields of a form of the content: its options, places and icons. Pure, so that a server can do it too. */
import type { CollectionEntry } from 'astro:content';
import { DEFAULT_LOCALE } from '@/lib/locales.ts';
import { getIcon } from '@/ui/icons/get-icon.ts';
import type { OPTION_SOURCES } from '../schema/field-options.ts';
import type { Field, LocationOption, Option } from './definition.ts';

type Source = (typeof OPTION_SOURCES)[number]['value'];
type FieldEntry = CollectionEntry<'forms'>['data']['fields'][number];

/** What fields take from other content. */
type FieldSources = { options: Readonly<Record<Source, readonly Option[]>>; places: readonly LocationOption[] };

type NamedEntry = { id: string; data: { name: string; order: number } };

/** Entries that fields take their options and places from. */
export type SourceEntries = {
  categories: readonly NamedEntry[];
  serviceCategories: readonly NamedEntry[];
  products: readonly { data: { unit: { one: string } } }[];
  places: readonly { id: string; data: Omit<LocationOption, 'id'> }[];
};

const toOptions = (entries: readonly NamedEntry[]): Option[] =>
  entries.toSorted((a, b) => a.data.order - b.data.order).map(({ id, data }) => ({ value: id, label: data.name }));

/** Returns the options and places of fields. */
export function createFieldSources({ categories, serviceCategories, products, places }: SourceEntries): FieldSources {
  const units = new Set(products.map(({ data }) => data.unit.one));
  return {
    options: {
      categories: toOptions(categories),
      serviceCategories: toOptions(serviceCategories),
      units: [...units]
        .sort((a, b) => a.localeCompare(b, DEFAULT_LOCALE))
        .map((unit) => ({ value: unit, label: unit })),
    },
    places: places.map(({ id, data: { name, latitude, longitude } }) => ({ id, name, latitude, longitude })),
  };
}

type FieldWithPersonal = Field & Pick<FieldEntry['value'], 'personal'>;

function resolveSettings({ discriminant: kind, value }: FieldEntry, sources: FieldSources): FieldWithPersonal {
  if (kind === 'select' || kind === 'radio') {
    const { options, ...rest } = value;
    const resolved = options.discriminant === 'list' ? options.value : sources.options[options.discriminant];
    return { ...rest, kind, options: resolved };
  }
  if (kind === 'list' || kind === 'year') {
    const icon = value.variant === 'box' ? {} : { icon: getIcon(value.variant) };
    // The discriminant and its value were read as a pair.
    return { ...value, kind, ...icon } as FieldWithPersonal;
  }
  if (kind === 'location') return { ...value, kind, places: sources.places };
  // The kind and its value were read as a pair.
  return { ...value, kind } as FieldWithPersonal;
}

/** Returns a field as pages and islands get it. */
export function resolveField(entry: FieldEntry, sources: FieldSources): Field {
  const { personal: _, ...field } = resolveSettings(entry, sources);
  // Without the one key, it is still the field of one kind.
  return field;
}
