import { collection, fields, singleton } from '@keystatic/core';
import { relationship, richText } from '../../cms/bridge/fields.ts';
import { arabicName, dateField, longText, nameField, orderField, requiredText } from '../../cms/fields/fields.ts';
import { HELP_SECTIONS } from './sections.ts';
import { getHelpPath, ROUTES } from '../../routes.ts';

export const faq = collection({
  label: 'Frequently asked questions',
  path: 'content/faq/*',
  previewUrl: `${ROUTES.faq}#{slug}`,
  slugField: 'question',
  schema: {
    question: nameField('Question'),
    questionAr: arabicName('Question'),
    order: orderField(),
    answer: richText({ label: 'Answer' }),
    topic: relationship({
      label: 'Help topic with the steps',
      description: 'The video link leads to this topic until a recording exists.',
      collection: 'helpTopics',
      validation: { isRequired: true },
    }),
  },
});

export const helpTopics = collection({
  label: 'Help topics',
  path: 'content/help/*',
  previewUrl: getHelpPath('{slug}'),
  slugField: 'title',
  entryLayout: 'content',
  format: { contentField: 'body' },
  schema: {
    title: nameField('Title'),
    section: fields.select({
      label: 'Section',
      defaultValue: 'getting-started',
      options: HELP_SECTIONS,
    }),
    order: orderField(),
    summary: longText('Summary', 'Write one sentence. Lists and search show it.'),
    body: fields.markdoc({ label: 'Text', extension: 'mdoc' }),
  },
});

const legalPage = (label: string, path: string, previewUrl: string) =>
  singleton({
    label,
    path,
    previewUrl,
    schema: {
      title: requiredText('Title'),
      version: requiredText(
        'Version',
        'It is stored with the visitor’s acceptance. Change it when the meaning changes.',
      ),
      updated: dateField('Date of this version'),
      introduction: longText('Introduction'),
      note: fields.text({ label: 'Note', multiline: true, description: 'It is shown below the version.' }),
      changes: fields.array(
        fields.object({ date: dateField('Date'), text: longText('Description') }, { label: 'Change', layout: [4, 8] }),
        {
          label: 'Changes, newest first',
          description: 'The changes are shown above the sections, so that visitors need not compare versions.',
          itemLabel: (change) => change.fields.text.value,
        },
      ),
      sections: fields.array(
        fields.object({
          heading: requiredText('Heading'),
          headingAr: arabicName('Heading'),
          body: richText({ label: 'Text' }),
        }),
        {
          label: 'Sections',
          itemLabel: (section) => section.fields.heading.value,
          validation: { length: { min: 1 } },
        },
      ),
    },
  });

export const terms = legalPage('Terms of Service', 'content/legal/terms', ROUTES.terms);
export const privacy = legalPage('Privacy Policy', 'content/legal/privacy', ROUTES.privacy);
export const licenses = legalPage('Licenses', 'content/legal/licenses', ROUTES.licenses);
