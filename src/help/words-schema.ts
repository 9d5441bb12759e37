/** The words around help and legal texts. */
import { fields, singleton } from '@keystatic/core';
import { longText, requiredText } from '../cms/fields.ts';
import { phrase } from '../cms/phrase.ts';

export const legalWords = singleton({
  label: 'Words of legal pages',
  path: 'content/legal-words',
  schema: {
    version: requiredText('Version'),
    contents: requiredText('Heading of the contents list'),
    packages: fields.object(
      {
        heading: requiredText('Heading of the list of packages'),
        text: longText('Line below it'),
        version: phrase('Version of a package', ['version']),
      },
      { label: 'Packages' },
    ),
  },
});

export const faqWords = singleton({
  label: 'Words of the FAQ',
  path: 'content/faq-words',
  schema: {
    title: requiredText('Title'),
    text: longText('Line below it'),
    video: requiredText('Words of the link to the steps'),
    more: requiredText('Before the link to the contact page'),
    contact: requiredText('Words of the link to the contact page'),
  },
});
