/** Options of form fields in the content. Plain data without dependencies on the page, because the admin loads it too. */

import { MEGABYTE } from '../../lib/bytes.ts';
import type { ContentIcon } from '../../ui/icons/icon-names.ts';

/** Other sources of a choice’s options, besides its own list. */
export const OPTION_SOURCES = [
  { value: 'categories', label: 'Product categories' },
  { value: 'serviceCategories', label: 'Service categories' },
  { value: 'units', label: 'Product units' },
] as const;

/** Values of the autocomplete attribute that suit a single-line text field. */
export const AUTOCOMPLETES = [
  'off',
  'name',
  'given-name',
  'family-name',
  'organization',
  'organization-title',
  'street-address',
  'address-line1',
  'address-line2',
  'address-level2',
  'address-level1',
  'postal-code',
  'country-name',
] as const;

/** Value types of the rows of a list field. */
export const LIST_ITEM_TYPES = [
  { value: 'text', label: 'a line of text' },
  { value: 'phone', label: 'a phone number' },
  { value: 'email', label: 'an e-mail address' },
  { value: 'url', label: 'a web address' },
  { value: 'timing', label: 'days and hours' },
] as const;

export type ListItemType = (typeof LIST_ITEM_TYPES)[number]['value'];

/** Variants of a field: in a box, or as a line with an icon; several such lines look like a list. */
export const LIST_VARIANTS = [
  { value: 'box', label: 'a box' },
  { value: 'pin', label: 'a line with a pin' },
  { value: 'clock', label: 'a line with a clock' },
  { value: 'phone', label: 'a line with a telephone' },
  { value: 'mail', label: 'a line with a letter' },
  { value: 'calendar', label: 'a line with a calendar' },
  { value: 'award', label: 'a line with a medal' },
  { value: 'certificate', label: 'a line with a certificate' },
  { value: 'percent', label: 'a line with a percent sign' },
  { value: 'globe', label: 'a line with a globe' },
] as const satisfies readonly { value: 'box' | ContentIcon; label: string }[];

export const TEXT_VARIANTS = [
  { value: 'box', label: 'a box' },
  { value: 'heading', label: 'a heading' },
  { value: 'counted', label: 'a box with a character count' },
] as const;

export const IMAGE_VARIANTS = [
  { value: 'box', label: 'a box' },
  { value: 'banner', label: 'a banner, for a single picture' },
] as const;

/** File families: their types, detected from the file content, and the maximum size of a file in bytes. */
export const FILE_FAMILIES = [
  {
    value: 'pictures',
    label: 'Pictures (jpg, jpeg, png)',
    maxBytes: 5 * MEGABYTE,
    types: [
      { type: 'image/jpeg', extensions: ['jpg', 'jpeg'] },
      { type: 'image/png', extensions: ['png'] },
    ],
  },
  {
    value: 'documents',
    label: 'Documents (pdf)',
    maxBytes: 5 * MEGABYTE,
    types: [{ type: 'application/pdf', extensions: ['pdf'] }],
  },
  {
    value: 'videos',
    label: 'Videos (mp4, webm)',
    maxBytes: 20 * MEGABYTE,
    types: [
      { type: 'video/mp4', extensions: ['mp4'] },
      { type: 'video/webm', extensions: ['webm'] },
    ],
  },
] as const;

export type FileFamily = (typeof FILE_FAMILIES)[number]['value'];

/** Maximum bytes of all files of a record together. The inbox accepts requests that are a little larger. */
export const MAX_RECORD_FILES_SIZE = 75 * MEGABYTE;
