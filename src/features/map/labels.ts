/** Schema of the labels of the map. */
import { fields } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { pluralField } from '../../cms/fields/plural-field.ts';
import { labelGroup, type LabelsOf } from '../../cms/labels/label-group.ts';
import { ROUTES } from '../../routes.ts';
import { coordinate } from '../places/schema.ts';

const place = fields.object(
  {
    label: requiredText('Select: place'),
    distance: messageField('Distance of an entry', ['km']),
    here: requiredText('Distance of an entry at the same place'),
  },
  { label: 'Place' },
);

const kinds = fields.object(
  {
    label: requiredText('Name of the choice, for screen readers'),
    all: requiredText('Choice: all kinds'),
    vendors: requiredText('Choice: vendors'),
    buyers: requiredText('Choice: buyers'),
    markets: requiredText('Choice: markets'),
    vendor: requiredText('A vendor'),
    buyer: requiredText('A buyer'),
    market: requiredText('A market'),
  },
  { label: 'Kinds' },
);

const list = fields.object(
  {
    heading: requiredText('Heading of the list'),
    shown: pluralField('Number of entries in the list', ['count']),
    inView: messageField('Number of entries in the visible part of the map', ['count', 'total']),
    more: requiredText('Button: show more entries'),
    locate: messageField('Button of an entry, for screen readers: show it on the map', ['name']),
    none: requiredText('Text of an empty list'),
    wants: messageField('What a buyer looks for', ['categories']),
    chat: messageField('Link to a buyer, for screen readers', ['name']),
  },
  { label: 'List' },
);

const sheet = fields.object(
  {
    open: requiredText('Handle, for screen readers: show the whole list'),
    close: requiredText('Handle, for screen readers: show the map again'),
  },
  { label: 'Sheet with the list, on phones' },
);

const near = fields.object(
  {
    button: requiredText('Button: use the position of the visitor'),
    locating: requiredText('While the position is looked up'),
    found: messageField('The position is near a place', ['place', 'km']),
    far: messageField('The position is far from all places', ['place', 'km']),
    denied: longText('The visitor did not permit it'),
    failed: longText('The position is unknown'),
  },
  { label: 'Near me' },
);

const seas = fields.array(
  fields.object({
    name: requiredText('Name'),
    latitude: coordinate('Latitude of the middle of the name', 5, 35),
    longitude: coordinate('Longitude of the middle of the name', 30, 80),
  }),
  {
    label: 'Seas',
    description: 'Names on the water. One that would cover a pin is left out.',
    itemLabel: (item) => item.fields.name.value,
  },
);

const scale = fields.object(
  {
    kilometres: messageField('Length of the bar in kilometres', ['km']),
    metres: messageField('Length of the bar in metres', ['m']),
  },
  { label: 'Scale' },
);

const interactive = fields.object(
  {
    title: requiredText('Name of the interactive map, for screen readers'),
    keys: requiredText('Keys of the interactive map, for screen readers'),
    pins: requiredText('Name of all pins, for screen readers, with their keys'),
    pin: messageField('Name of a pin, for screen readers', ['name', 'kind', 'place']),
    group: pluralField('Name of a pin for several entries, for screen readers', ['place', 'count']),
    zoomIn: requiredText('Button: zoom in'),
    zoomOut: requiredText('Button: zoom out'),
    showAll: requiredText('Button: show all entries'),
    legend: requiredText('Legend: what a number does'),
    attribution: requiredText('Source of the map data'),
    close: requiredText('Button: close the card of an entry'),
    vendor: requiredText('Link of a card: page of a vendor'),
    buyer: requiredText('Link of a card: chat with a buyer'),
    market: requiredText('Link of a card: page of a market'),
    places: pluralField('Heading of a card with several entries', ['place', 'count']),
  },
  { label: 'Interactive map' },
);

export const mapLabels = labelGroup({
  key: 'map',
  label: 'the map',
  previewUrl: ROUTES.map,
  schema: {
    title: requiredText('Title'),
    text: longText('Text below the title'),
    place,
    kinds,
    category: requiredText('Select: category'),
    allCategories: requiredText('Choice: all categories'),
    within: requiredText('Select: distance'),
    anyDistance: requiredText('Choice: any distance'),
    distance: messageField('Choice: a maximum distance', ['km']),
    verified: requiredText('Checkbox: only verified vendors'),
    search: requiredText('Search field'),
    clear: requiredText('Button: remove all filters'),
    list,
    sheet,
    near,
    interactive,
    seas,
    scale,
    map: messageField('Description of the drawn map', ['count']),
    legend: requiredText('Legend: the number on a pin, and the ring around the chosen place'),
    note: longText('Note below the map'),
  },
});

export type MapLabels = LabelsOf<typeof mapLabels>;
