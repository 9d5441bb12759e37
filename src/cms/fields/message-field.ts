/** Messages in content with placeholders, as in “{missing} more reach {price} a {unit}”. */
import { fields } from '@keystatic/core';

/** A message that an editor may reword. It must contain each placeholder. */
export const messageField = (label: string, places: readonly string[]) =>
  fields.text({
    label,
    description: `Keep ${places.map((place) => `{${place}}`).join(', ')}: the site fills it in.`,
    validation: {
      isRequired: true,
      pattern: {
        regex: new RegExp(places.map((place) => `(?=[^]*\\{${place}\\})`).join('')),
        message: `${label} must contain ${places.map((place) => `{${place}}`).join(', ')}`,
      },
    },
  });
