import { fields, singleton } from '@keystatic/core';
import { requiredText } from '../../cms/fields/fields.ts';
import { linkField } from '../../cms/fields/link.ts';

/** A path whose segments begin with a letter or digit: a dot would be a file, and `_` and `.` are names of hosts and tools. */
const PATH = {
  regex: /^(?:\/[a-zA-Z0-9][\w&~-]*)+$/,
  message:
    'Old address must be a path of this site, as in /findjobs/old-name: begin it with /, and leave out the host, a slash at the end, ? and #',
};

export const redirects = singleton({
  label: 'Redirects',
  path: 'content/redirects',
  schema: {
    list: fields.array(
      fields.object(
        {
          from: fields.text({
            label: 'Old address',
            description:
              'The path of a page that no longer exists, as in /findjobs/old-name. The old address of a store also covers its products.',
            validation: { isRequired: true, pattern: PATH },
          }),
          to: linkField('New address'),
        },
        { label: 'Redirect' },
      ),
      {
        label: 'Old addresses',
        description:
          'After the slug of an entry has changed, links and bookmarks with its old address lead to the new one.',
        itemLabel: (item) => item.fields.from.value,
      },
    ),
    title: requiredText(
      'Title of the page at an old address',
      'Browsers that do not follow the redirect show this page.',
    ),
    link: requiredText('Link text: new address'),
  },
});
