/** Labels of a confirmation before an action that cannot be undone. */
import { fields } from '@keystatic/core';
import { requiredText } from './fields.ts';
import { messageField } from './message-field.ts';

/**
 * Creates the labels of a confirmation.
 * @param confirm the name of the confirming button in the admin
 * @param placeholders placeholders that the site replaces, such as a number
 */
export const confirmLabels = (confirm: string, placeholders: readonly string[] = []) =>
  fields.object(
    {
      question: placeholders.length > 0 ? messageField('Question', placeholders) : requiredText('Question'),
      confirm: requiredText(confirm),
      cancel: requiredText('Button: cancel'),
    },
    { label: 'Confirmation dialog' },
  );
