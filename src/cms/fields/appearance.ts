/** Appearance that an editor can choose. Style sheets map tones to colours. */
import { fields } from '@keystatic/core';
import { CHOOSABLE_ICONS } from '../../ui/icons/icon-names.ts';
import { TONES } from '../../ui/tone.ts';

export const iconField = () =>
  fields.select({
    label: 'Icon',
    defaultValue: 'house',
    options: CHOOSABLE_ICONS.map((value) => ({ value, label: value.replaceAll('-', ' ') })),
  });

export const toneField = () =>
  fields.select({ label: 'Colour', defaultValue: 'sea', options: TONES.map((value) => ({ value, label: value })) });
