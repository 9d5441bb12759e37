/** Schema of the labels of the visitor's own products. */
import { fields } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { pluralField } from '../../cms/fields/plural-field.ts';
import { labelGroup, type LabelsOf } from '../../cms/labels/label-group.ts';
import { ROUTES } from '../../routes.ts';

const catalogue = fields.object(
  {
    title: requiredText('Title'),
    text: longText('Text below the title'),
    back: requiredText('Link back: the store editor'),
    store: requiredText('Link: the store page'),
    noScript: longText('Message without JavaScript'),
    count: pluralField('Number of products', ['count']),
    add: requiredText('Button: add a product'),
    empty: fields.object({ title: requiredText('Heading'), text: longText('Text') }, { label: 'No products' }),
    open: messageField('Link: the page of a product', ['name']),
    edit: messageField('Button: edit', ['name']),
    remove: messageField('Button: remove', ['name']),
    earlier: messageField('Button: move up', ['name']),
    later: messageField('Button: move down', ['name']),
    moved: messageField('Announcement: moved', ['name', 'place', 'count']),
    removed: messageField('Message: removed', ['name']),
    undo: requiredText('Button: undo'),
    saved: messageField('Message: saved', ['name']),
    undone: messageField('Message: saving was undone', ['name']),
    order: requiredText('Hint: the order'),
    addTitle: requiredText('Heading of the form: add'),
    editTitle: messageField('Heading of the form: edit', ['name']),
    close: requiredText('Button: back to the catalogue'),
    gone: longText('Message: the edited product was removed'),
    changed: longText('Message: the edited product was saved in another tab'),
    unfinished: requiredText('Message: a product is not saved yet'),
    continue: requiredText('Button: continue'),
  },
  { label: 'Edit Catalogue' },
);

const view = fields.object(
  {
    title: requiredText('Title until the product is read'),
    text: longText('Description of the page'),
    missing: fields.object({ title: requiredText('Heading'), text: longText('Text') }, { label: 'No such product' }),
    back: requiredText('Link: the catalogue'),
    store: requiredText('Link: the store page'),
    edit: requiredText('Link: edit'),
    photo: messageField('Alternative text of a picture', ['name', 'number']),
    noPhoto: requiredText('Text instead of pictures'),
  },
  { label: 'Page of a product of the visitor’s store' },
);

export const ownProductLabels = labelGroup({
  key: 'own-products',
  label: 'own products',
  previewUrl: ROUTES.catalogue,
  schema: {
    mark: requiredText('Badge of the visitor’s own products'),
    device: requiredText('Badge: on this device'),
    /** The section on the page of the visitor's store. */
    section: requiredText('Heading on the store page'),
    manage: requiredText('Link on the store page: edit the catalogue'),
    price: messageField('Price on a card', ['price', 'unit']),
    moq: messageField('MOQ on a card', ['count']),
    mq: messageField('Pack size on a card', ['count']),
    catalogue,
    view,
  },
});

export type OwnProductLabels = LabelsOf<typeof ownProductLabels>;
