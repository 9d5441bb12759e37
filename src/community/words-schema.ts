/** The words of community posts, so that an editor can reword them. */
import { fields, singleton } from '@keystatic/core';
import { longText, requiredText } from '../cms/fields.ts';
import { phrase } from '../cms/phrase.ts';

export const postWords = singleton({
  label: 'Words of community posts',
  path: 'content/post-words',
  schema: {
    title: requiredText('Heading of the list'),
    text: longText('Line below it'),
    likes: phrase('Likes', ['count']),
    oneLike: requiredText('One like'),
    product: phrase('Link to the product', ['name']),
    one: phrase('Heading of a post’s own page', ['author']),
    by: phrase('Its title in the browser and in searches', ['author', 'text']),
    open: phrase('Name of the link to a post', ['author', 'date']),
    others: requiredText('Heading of the other posts'),
    none: fields.object(
      { title: requiredText('Heading'), text: longText('Text') },
      { label: 'When nobody has written yet' },
    ),
  },
});
