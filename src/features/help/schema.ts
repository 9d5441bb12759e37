import { collection, fields, singleton } from '@keystatic/core';
import { file, integer, number, relationship, richText, richTextBody } from '../../cms/bridge/fields.ts';
import { arabicName, dateField, longText, nameField, orderField, requiredText } from '../../cms/fields/fields.ts';
import { KILOBYTE } from '../../lib/bytes.ts';
import { HELP_SECTIONS } from './sections.ts';
import { getHelpPath, ROUTES } from '../../routes.ts';

/** Bytes of a recording; visitors may watch it with a slow connection. */
const MAX_RECORDING_BYTES = 600 * KILOBYTE;

/** A file of a recording, which pages load when the visitor plays it. */
const recordingFile = (label: string, extension: string) =>
  file({
    label,
    description: `“npm run record” writes this file again. It has at most ${MAX_RECORDING_BYTES / KILOBYTE} kB.`,
    accept: [extension],
    maxBytes: MAX_RECORDING_BYTES,
    validation: { isRequired: true },
  });

const recording = fields.conditional(
  fields.checkbox({ label: 'Recording', description: 'A short film of the site, without sound.' }),
  {
    true: fields.object({
      webm: recordingFile('WebM file', 'webm'),
      mp4: recordingFile('MP4 file', 'mp4'),
      poster: recordingFile('First picture', 'webp'),
      seconds: integer({ label: 'Length in seconds', validation: { isRequired: true, min: 1 } }),
      captions: fields.array(
        fields.object(
          {
            at: number({ label: 'Seconds', decimals: 1, validation: { isRequired: true, min: 0 } }),
            text: requiredText('Text'),
          },
          { label: 'Caption', layout: [3, 9] },
        ),
        {
          label: 'Captions',
          description: 'Each is shown until the next one.',
          itemLabel: (caption) => caption.fields.text.value,
          validation: { length: { min: 1 } },
        },
      ),
    }),
    false: fields.empty(),
  },
);

export const faq = collection({
  label: 'Frequently asked questions',
  path: 'content/faq/*',
  previewUrl: `${ROUTES.faq}#{slug}`,
  slugField: 'question',
  schema: {
    question: nameField('Question'),
    questionAr: arabicName('Question'),
    order: orderField(),
    answer: richText({ label: 'Answer', validation: { isRequired: true } }),
    topic: relationship({
      label: 'Help topic with the steps',
      collection: 'helpTopics',
      validation: { isRequired: true },
    }),
    recording,
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
    body: richTextBody({ label: 'Text', validation: { isRequired: true } }),
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
          body: richText({ label: 'Text', validation: { isRequired: true } }),
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
