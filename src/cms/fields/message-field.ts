/** Messages in content with placeholders, for example “{missing} more reach {price} a {unit}”. */
import { fields } from '@keystatic/core';
import { requireText } from './fields.ts';
import { withPartial } from '../labels/partial-fields.ts';

const listPlaceholders = (placeholders: readonly string[]): string =>
  placeholders.map((placeholder) => `{${placeholder}}`).join(', ');

/**
 * Creates a text field whose text must contain each placeholder.
 * @param isOptional whether the text may be empty
 */
export const textWithPlaceholders = (label: string, placeholders: readonly string[], isOptional: boolean) => {
  const all = placeholders.map((placeholder) => `(?=[^]*\\{${placeholder}\\})`).join('');
  return fields.text({
    label,
    ...(placeholders.length > 0 && {
      description: `The site fills in ${listPlaceholders(placeholders)}. Keep each placeholder in the text.`,
    }),
    validation: {
      ...(isOptional ? {} : requireText(label)),
      ...(placeholders.length > 0 && {
        pattern: {
          regex: new RegExp(isOptional ? `^$|${all}` : all),
          message: `${label} must contain ${listPlaceholders(placeholders)}`,
        },
      }),
    },
  });
};

/** A message that an editor may reword. It must contain each placeholder. */
export const messageField = (label: string, placeholders: readonly string[]) =>
  withPartial(textWithPlaceholders(label, placeholders, false), () => textWithPlaceholders(label, placeholders, true));
