/** Types of a form as pages and islands get it: the content with its options resolved. */
import type { CollectionEntry } from 'astro:content';
import type { Tier } from '@/lib/price-tiers.ts';
import type { IconNode } from '@/ui/icons/icons.ts';
import type { ActionName } from './actions.ts';

type FormEntry = CollectionEntry<'forms'>['data'];
type FieldEntry = FormEntry['fields'][number];

export type Option = { value: string; label: string };

/** A town that can be chosen. Latitude and longitude are in degrees. */
export type LocationOption = { id: string; name: string; latitude: number; longitude: number };

/** Names of the field types an editor can choose. The registry in `field-types/index.ts` has exactly these. */
export type FieldTypeName = FieldEntry['discriminant'];

// Pages do not need to know whether an answer is personal.
type WithOptions<Own> = Omit<Own, 'options' | 'personal'> &
  (Own extends { options: unknown } ? { options: readonly Option[] } : unknown);
/** The icon beside an inline field. */
type WithIcon<Name> = Name extends 'list' | 'year' ? { icon?: IconNode } : unknown;
/** Restricts a number to a multiple of the pack size, where the page provides it. */
type WithMultiple<Name> = Name extends 'number' ? { multipleOf?: number } : unknown;
/** The first tier, where the page provides it: later ones must start above it and be cheaper. */
type WithFirstTier<Name> = Name extends 'tiers' ? { first?: Tier } : unknown;
type WithLocations<Name> = Name extends 'location' ? { places: readonly LocationOption[] } : unknown;

/** A field of one type. */
export type FieldOf<Name extends FieldTypeName> = Name extends FieldTypeName
  ? { kind: Name } & WithOptions<Extract<FieldEntry, { discriminant: Name }>['value']> &
      WithLocations<Name> &
      WithIcon<Name> &
      WithMultiple<Name> &
      WithFirstTier<Name> & {
        /** True while another answer makes the question meaningless: the field is hidden, without an error or an answer. */
        isSkipped?: boolean;
      }
  : never;

/** A field of any type. */
export type Field = { [Name in FieldTypeName]: FieldOf<Name> }[FieldTypeName];

export type Consent = {
  key: string;
  text: string;
  required: boolean;
  /** Link to the document that the user agrees to. */
  link?: { label: string; href: string };
  /** Attaches the visitor's business card to the record. */
  shouldAttachCard?: boolean;
};

export type FormDefinition = {
  id: string;
  title: string;
  introduction: string;
  action: ActionName;
  fields: readonly Field[];
  consents: readonly Consent[];
  submitLabel: string;
  /** Secondary button that takes the values along to another page. */
  secondaryAction?: { label: string; href: string };
  nextSteps: readonly string[];
  /** Address of the page that opens after submitting, instead of a result in place. */
  redirectTo?: string;
  confirmation: { title: string; text: string };
};
