/** What is asked before something is done that cannot be taken back. */
import { fields } from '@keystatic/core';
import { requiredText } from './fields.ts';
import { messageField } from './message-field.ts';

/**
 * @param confirm what the button that does it is called in the admin
 * @param places what the site fills in, such as a number
 */
export const confirmLabels = (confirm: string, places: readonly string[] = []) =>
  fields.object(
    {
      question: places.length > 0 ? messageField('Question', places) : requiredText('Question'),
      confirm: requiredText(confirm),
      cancel: requiredText('Button that goes back'),
    },
    { label: 'Asked before that' },
  );
