/** Messages in content with placeholders, for example “{missing} more reach {price} a {unit}”. */
import { fields } from '@keystatic/core';

/** A message that an editor may reword. It must contain each placeholder. */
export const messageField = (label: string, placeholders: readonly string[]) =>
  fields.text({
    label,
    description: `The site fills in ${placeholders.map((placeholder) => `{${placeholder}}`).join(', ')}. Keep each placeholder in the text.`,
    validation: {
      isRequired: true,
      pattern: {
        regex: new RegExp(placeholders.map((placeholder) => `(?=[^]*\\{${placeholder}\\})`).join('')),
        message: `${label} must contain ${placeholders.map((placeholder) => `{${placeholder}}`).join(', ')}`,
      },
    },
  });
