/** The sections of the profile. Each is edited with a form of its own. */
import type { FormDefinition } from '@/forms/model/definition.ts';

/** The sections in the order of the page. The form of a section is the entry `profile-<section>`. */
export const SECTIONS = ['identity', 'about', 'interests', 'contact', 'business', 'location', 'language'] as const;
export type Section = (typeof SECTIONS)[number];

export type SectionForms = Readonly<Record<Section, FormDefinition>>;

/** Returns the section whose form has a field with the key. */
export const findSection = (forms: SectionForms, key: string | undefined): Section | undefined =>
  SECTIONS.find((section) => forms[section].fields.some((field) => field.key === key));

const EDIT_PREFIX = '#edit-';

/** Returns the address that opens the section with a field, and moves the focus to the field. */
export const getEditLink = (key: string): string => `${EDIT_PREFIX}${key}`;

/** Returns the address that opens a section at its first field. The element of the section has its fragment as id. */
export const getSectionLink = ({ fields }: FormDefinition): string => getEditLink(fields[0]?.key ?? '');

/** Returns the id of the element of a section. */
export const getSectionId = (form: FormDefinition): string => getSectionLink(form).slice(1);

/** Returns the key of the field that a fragment names. */
export const parseEditLink = (hash: string): string | undefined =>
  hash.startsWith(EDIT_PREFIX) ? hash.slice(EDIT_PREFIX.length) : undefined;
