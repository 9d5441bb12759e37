/** A form as the page and the island get it: content whose options are looked up. */
import type { CollectionEntry } from 'astro:content';
import type { IconNode } from 'lucide';
import type { ActionName } from './actions.ts';

type Stored = CollectionEntry<'forms'>['data'];
type StoredField = Stored['fields'][number];

export type Option = { value: string; label: string };

/** A place that one can choose; degrees. */
export type LocationOption = { id: string; name: string; latitude: number; longitude: number };

/** The kinds that an editor can choose; the registry in `kinds/` must have each and no other. */
export type FieldTypeName = StoredField['discriminant'];

type Looked<Own> = Omit<Own, 'options'> & (Own extends { options: unknown } ? { options: readonly Option[] } : unknown);
/** The drawing beside it, where it looks like a line. */
type Drawn<Name> = Name extends 'list' | 'year' ? { drawing?: IconNode } : unknown;
/** Whole packs of something only, where the page that asks knows how many are in one. */
type Packed<Name> = Name extends 'number' ? { multipleOf?: number } : unknown;
type Placed<Name> = Name extends 'location' ? { places: readonly LocationOption[] } : unknown;

/** A field of one kind. */
export type FieldOf<Name extends FieldTypeName> = Name extends FieldTypeName
  ? { kind: Name } & Looked<Extract<StoredField, { discriminant: Name }>['value']> &
      Placed<Name> &
      Drawn<Name> &
      Packed<Name>
  : never;

/** A field of any kind. */
export type Field = { [Name in FieldTypeName]: FieldOf<Name> }[FieldTypeName];

export type Consent = {
  key: string;
  text: string;
  required: boolean;
  /** Words and address of what one agrees to. */
  link?: { label: string; href: string };
};

export type FormDefinition = {
  id: string;
  title: string;
  introduction: string;
  action: ActionName;
  fields: readonly Field[];
  consents: readonly Consent[];
  submitLabel: string;
  /** A second button: what was entered goes along to another page. */
  secondaryAction?: { label: string; href: string };
  nextSteps: readonly string[];
  /** Address of what comes next, where that is a page of its own: no result is shown. */
  redirectTo?: string;
  confirmation: { title: string; text: string };
};
