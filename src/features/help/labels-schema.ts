/** Schema of the labels of help, FAQ, contact and legal pages. */
import { fields, singleton } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';

export const legalLabels = singleton({
  label: 'Labels: legal pages',
  path: 'content/labels/en/legal-pages',
  schema: {
    version: requiredText('Version'),
    contents: requiredText('Heading of the contents list'),
    changes: requiredText('Heading of what changed'),
    packages: fields.object(
      {
        heading: requiredText('Heading of the list of packages'),
        text: longText('Line below it'),
        version: messageField('Version of a package', ['version']),
      },
      { label: 'Packages' },
    ),
  },
});

export const faqLabels = singleton({
  label: 'Labels: the FAQ',
  path: 'content/labels/en/faq-page',
  schema: {
    title: requiredText('Title'),
    text: longText('Line below it'),
    video: requiredText('Text of the link to the steps'),
    more: requiredText('Before the link to the contact page'),
    contact: requiredText('Text of the link to the contact page'),
  },
});

export const helpCenterLabels = singleton({
  label: 'Labels: the Help Center',
  path: 'content/labels/en/help-center',
  schema: {
    title: requiredText('Title'),
    text: longText('Line below it'),
    search: requiredText('Name of the search box'),
    placeholder: requiredText('Words in the empty search box'),
    found: messageField('How many topics are shown', ['count']),
    none: longText('When nothing fits'),
    faq: requiredText('Heading of the questions'),
    contact: requiredText('Text of the link to the contact page'),
  },
});

export const contactLabels = singleton({
  label: 'Contact page',
  path: 'content/labels/en/contact-page',
  schema: {
    title: requiredText('Title'),
    text: longText('Line below it'),
    subject: messageField('Start of a message about a job or a project', ['name']),
    direct: requiredText('Heading of phone and e-mail'),
    socials: requiredText('Heading of the social networks'),
  },
});
