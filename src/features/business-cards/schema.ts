/** Schema of the sample requests for the visitor's card and of the sample cards. */
import { fields, singleton } from '@keystatic/core';
import { datetime, relationship } from '../../cms/bridge/fields.ts';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { ROUTES } from '../../routes.ts';

const person = (label: string) =>
  relationship({
    label,
    description: 'Each person can be in the list once.',
    collection: 'people',
    validation: { isRequired: true },
  });

const time = () =>
  datetime({ label: 'Time', description: 'The time is that of Muscat.', validation: { isRequired: true } });

const line = (label: string) => fields.text({ label });

const request = fields.object({ from: person('From'), note: requiredText('Note'), at: time() }, { label: 'Request' });

const card = fields.object(
  {
    from: person('From'),
    message: longText('Message'),
    at: time(),
    isNew: fields.checkbox({ label: 'New', description: 'The card counts as unread until it is opened.' }),
    occupation: line('Occupation / Identification'),
    email: line('Email id'),
    mobile: line('Mobile number'),
    position: line('User Position'),
    website: line('Company website'),
    social: line('Social media link'),
  },
  { label: 'Card' },
);

export const businessCards = singleton({
  label: 'Sample business cards',
  path: 'content/business-cards',
  previewUrl: ROUTES.receivedCards,
  schema: {
    requested: fields.array(request, {
      label: 'Requests for the visitor’s card',
      description: 'They are shown as long as the site shows that its listings are samples.',
      itemLabel: (item) => item.fields.note.value,
    }),
    received: fields.array(card, {
      label: 'Received cards',
      description:
        'Name, place and company are those of the person. The cards are shown as long as the site shows that its listings are samples.',
      itemLabel: (item) => item.fields.message.value,
    }),
  },
});
