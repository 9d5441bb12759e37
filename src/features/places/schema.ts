import { collection, fields } from '@keystatic/core';
import { number } from '../../cms/bridge/fields.ts';
import { arabicName, nameField, requiredText } from '../../cms/fields/fields.ts';

const zone = <const Value extends string>(value: Value, label: string) => ({ value, label });

export const coordinate = (label: string, min: number, max: number) =>
  number({
    label,
    description: 'Enter degrees. The admin rounds them to three decimals, which is about 100 metres.',
    decimals: 3,
    validation: { isRequired: true, min, max },
  });

/** The gazetteer: the source of all location fields, distances and map points. */
export const places = collection({
  label: 'Places',
  path: 'content/places/*',
  slugField: 'name',
  schema: {
    name: nameField('Name'),
    nameAr: arabicName('Name'),
    region: requiredText('Governorate or country', 'Enter the governorate for places in Oman, otherwise the country.'),
    latitude: coordinate('Latitude', 15, 30),
    longitude: coordinate('Longitude', 45, 60),
    timeZone: fields.select({
      label: 'Time zone',
      description: 'Opening hours of stores in this place use this time zone.',
      defaultValue: 'Asia/Muscat',
      options: [
        zone('Asia/Muscat', 'Oman'),
        zone('Asia/Dubai', 'United Arab Emirates'),
        zone('Asia/Qatar', 'Qatar'),
        zone('Asia/Bahrain', 'Bahrain'),
        zone('Asia/Riyadh', 'Saudi Arabia'),
        zone('Asia/Kuwait', 'Kuwait'),
      ],
    }),
  },
});
