/** Groups of labels. A group is one singleton for each language: `content/labels/<locale>/<key>.yaml`. */
import { singleton, type ComponentSchema, type Singleton } from '@keystatic/core';
import type { DataOf } from '../bridge/types.ts';
import { DEFAULT_LOCALE, LOCALES, type Language } from '../../lib/locales.ts';
import { toPartialFields } from './partial-fields.ts';

type Fields = Record<string, ComponentSchema>;

export type LabelGroup<Key extends string = string, Schema extends Fields = Fields> = {
  /** The name of the file, and the argument of `getLabels`. */
  key: Key;
  /** The name in the admin. */
  label: string;
  /** The path of a page that shows the labels, for the preview link of the admin. */
  previewUrl?: string;
  schema: Schema;
};

/** The singleton with the labels of a group in one language. */
export type LabelSingleton<Group extends LabelGroup> = Singleton<Group['schema']>;

/** The labels of a group, as `getLabels` returns them. */
export type LabelsOf<Group extends LabelGroup> = DataOf<LabelSingleton<Group>>;

/** Creates a group of labels. Its key and schema keep their literal types. */
export const labelGroup = <const Key extends string, Schema extends Fields>(
  group: LabelGroup<Key, Schema>,
): LabelGroup<Key, Schema> => group;

/** The name of the singleton, and of Astro’s collection, with the labels of a group in the default locale. */
export type LabelSingletonName<Key extends string = string> = `labels-${typeof DEFAULT_LOCALE}-${Key}`;

/** Returns the name of the singleton with the labels of a group in a language. */
export const getLabelSingletonName = (key: string, locale: string): string => `labels-${locale}-${key}`;

type LabelSingletons<Groups extends readonly LabelGroup[]> = {
  [Group in Groups[number] as LabelSingletonName<Group['key']>]: LabelSingleton<Group>;
};

/**
 * Creates the singletons of all groups. Every text of the default locale is required. Other locales may leave texts
 * empty, or have no file at all: `getLabels` falls back to the default locale.
 * @param locales the languages and their codes; the type names only the default one
 */
export function createLabelSingletons<const Groups extends readonly LabelGroup[]>(
  groups: Groups,
  locales: Record<string, Language> = LOCALES,
): LabelSingletons<Groups> {
  const singletons = Object.entries(locales).flatMap(([locale, { name }]) =>
    groups.map(({ key, label, previewUrl, schema }) => {
      const isDefault = locale === DEFAULT_LOCALE;
      const type = singleton({
        label: isDefault ? `Labels: ${label}` : `Labels: ${label} (${name})`,
        path: `content/labels/${locale}/${key}`,
        ...(previewUrl !== undefined && { previewUrl }),
        schema: isDefault ? schema : toPartialFields(schema, locale),
      });
      return [getLabelSingletonName(key, locale), type] as const;
    }),
  );
  // Object.fromEntries loses the literal types of the keys.
  return Object.fromEntries(singletons) as LabelSingletons<Groups>;
}
