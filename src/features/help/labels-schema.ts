/** The words around help and legal texts. */
import { fields, singleton } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { phrase } from '../../cms/fields/message-field.ts';

export const legalWords = singleton({
  label: 'Words of legal pages',
  path: 'content/legal-words',
  schema: {
    version: requiredText('Version'),
    contents: requiredText('Heading of the contents list'),
    changes: requiredText('Heading of what changed'),
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

export const helpCenterWords = singleton({
  label: 'Words of the Help Center',
  path: 'content/help-center',
  schema: {
    title: requiredText('Title'),
    text: longText('Line below it'),
    search: requiredText('Name of the search box'),
    placeholder: requiredText('Words in the empty search box'),
    found: phrase('How many topics are shown', ['count']),
    none: longText('When nothing fits'),
    faq: requiredText('Heading of the questions'),
    contact: requiredText('Words of the link to the contact page'),
  },
});

export const contactWords = singleton({
  label: 'Contact page',
  path: 'content/contact-page',
  schema: {
    title: requiredText('Title'),
    text: longText('Line below it'),
    subject: phrase('Start of a message about a job or a project', ['name']),
    direct: requiredText('Heading of phone and e-mail'),
    socials: requiredText('Heading of the social networks'),
  },
});
