/** Schema of the labels of help, FAQ, contact and legal pages. */
import { fields } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { pluralField } from '../../cms/fields/plural-field.ts';
import { labelGroup } from '../../cms/labels/label-group.ts';
import { ROUTES } from '../../routes.ts';

export const legalLabels = labelGroup({
  key: 'legal',
  label: 'legal pages',
  previewUrl: ROUTES.terms,
  schema: {
    version: requiredText('Version'),
    contents: requiredText('Heading of the table of contents'),
    changes: requiredText('Heading of the changes'),
    packages: fields.object(
      {
        heading: requiredText('Heading'),
        text: longText('Text below the title'),
        version: messageField('Version of a package', ['version']),
      },
      { label: 'Packages' },
    ),
  },
});

export const faqLabels = labelGroup({
  key: 'faq',
  label: 'the FAQ',
  previewUrl: ROUTES.faq,
  schema: {
    title: requiredText('Title'),
    text: longText('Text below the title'),
    recording: pluralField('Text below a recording', ['count']),
    captions: requiredText('Name of the captions of a recording'),
    video: requiredText('Link text: steps'),
    topics: requiredText('Heading of the help topics'),
    allTopics: requiredText('Link text: all help topics'),
    more: requiredText('Text before the contact link'),
    contact: requiredText('Link text: contact page'),
  },
});

export const helpCenterLabels = labelGroup({
  key: 'help-center',
  label: 'the Help Center',
  previewUrl: ROUTES.help,
  schema: {
    title: requiredText('Title'),
    text: longText('Text below the title'),
    search: requiredText('Accessible name of the search box'),
    placeholder: requiredText('Placeholder of the search box'),
    found: messageField('Count of shown topics', ['count']),
    none: longText('Message when no topic matches'),
    faq: requiredText('Heading of the questions'),
    more: requiredText('Accessible name of the links beside a topic'),
    next: requiredText('Heading of the next topic'),
    notIt: requiredText('Heading above the contact link'),
    notItText: requiredText('Text above the contact link'),
    contact: requiredText('Link text: contact page'),
  },
});

export const contactLabels = labelGroup({
  key: 'contact',
  label: 'contact page',
  previewUrl: ROUTES.contact,
  schema: {
    title: requiredText('Title'),
    text: longText('Text below the title'),
    subject: messageField('Start of a message about a job, a project or a service', ['name']),
    direct: requiredText('Heading of phone and e-mail'),
    socials: requiredText('Heading of the social networks'),
  },
});
