/** Schema of the sample conversations. */
import { collection, fields } from '@keystatic/core';
import { datetime, multiRelationship, relationship } from '../../cms/bridge/fields.ts';
import { entryName, integerField, longText } from '../../cms/fields/fields.ts';

const entry = <const Name extends string>(label: string, name: Name) =>
  relationship({ label, collection: name, validation: { isRequired: true } });

const counterpart = fields.conditional(
  fields.select({
    label: 'Conversation with',
    defaultValue: 'person',
    options: [
      { value: 'person', label: 'A person' },
      { value: 'store', label: 'A store' },
      { value: 'group', label: 'A group' },
    ],
  }),
  {
    person: entry('Person', 'people'),
    store: entry('Store', 'stores'),
    group: fields.object({
      members: multiRelationship({
        label: 'Members',
        description: 'Select at least two people.',
        collection: 'people',
        validation: { length: { min: 2 } },
      }),
    }),
  },
);

const subject = fields.conditional(
  fields.select({
    label: 'About',
    description: 'The subject is shown as a card above the message.',
    defaultValue: 'none',
    options: [
      { value: 'none', label: 'Nothing in particular' },
      { value: 'product', label: 'A product' },
      { value: 'store', label: 'A store' },
      { value: 'service', label: 'A service' },
      { value: 'job', label: 'A job' },
      { value: 'post', label: 'A community post' },
    ],
  }),
  {
    none: fields.empty(),
    product: entry('Product', 'products'),
    store: entry('Store', 'stores'),
    service: entry('Service', 'services'),
    job: entry('Job', 'jobs'),
    post: entry('Post', 'posts'),
  },
);

/** Conversations with sample messages. What visitors write is stored on their device. */
export const conversations = collection({
  label: 'Sample conversations',
  path: 'content/conversations/*',
  slugField: 'name',
  schema: {
    name: entryName('Name in the list', 'Example: Huda – Lamaan Fashion.'),
    with: counterpart,
    unread: integerField(
      'Unread messages',
      0,
      'The last messages of the other side count as unread until they are opened.',
    ),
    messages: fields.array(
      fields.object({
        sender: fields.select({
          label: 'From',
          defaultValue: 'counterpart',
          options: [
            { value: 'visitor', label: 'The visitor' },
            { value: 'counterpart', label: 'The other side' },
            { value: 'system', label: 'A note without a sender' },
          ],
        }),
        at: datetime({
          label: 'Time',
          description: 'The time is that of Muscat.',
          validation: { isRequired: true },
        }),
        text: longText('Text'),
        about: subject,
        isInquiry: fields.checkbox({
          label: 'Inquiry',
          description:
            'Also lists the message in the inquiries. An inquiry is about a product, store, service, job or post.',
        }),
        delivery: fields.select({
          label: 'Delivery',
          description: 'Applies to messages of the visitor.',
          defaultValue: 'delivered',
          options: [
            { value: 'delivered', label: 'Delivered' },
            { value: 'queued', label: 'Queued' },
          ],
        }),
      }),
      {
        label: 'Messages',
        itemLabel: (item) => item.fields.text.value,
        validation: { length: { min: 1 } },
      },
    ),
  },
});
