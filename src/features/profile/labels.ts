/** Schema of the labels of the profile. */
import { fields } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { pluralField } from '../../cms/fields/plural-field.ts';
import { labelGroup, type LabelsOf } from '../../cms/labels/label-group.ts';

const edit = fields.object(
  {
    profile: requiredText('Link: edit the profile'),
    banner: requiredText('Link: change the banner'),
    section: messageField('Accessible name: edit a section', ['section']),
    close: requiredText('Button: close without saving'),
    saved: messageField('Message when a section is saved', ['section']),
    undo: requiredText('Button: undo'),
    undone: requiredText('Message when it is undone'),
    changed: longText('Message when another tab has changed the profile since'),
    failed: longText('Message when a section cannot be loaded'),
  },
  { label: 'Editing' },
);

const sections = fields.object(
  {
    documents: requiredText('Note: pictures of an identity document are stored'),
    about: requiredText('Text without “About Yourself”'),
    interests: requiredText('Text without keywords'),
    addInterest: requiredText('Link: add a keyword'),
    removeInterest: messageField('Button: remove a keyword', ['word']),
    missing: requiredText('Value that is missing'),
    verified: requiredText('Badge of a phone number that was confirmed'),
    place: messageField('Text of the place', ['place']),
    unknownPlace: messageField('Text of a place that is not in the list', ['place', 'assumed']),
    assumedPlace: messageField('Text while no place is chosen', ['place']),
    changePlace: requiredText('Link: change the place'),
    language: requiredText('Text without a language'),
    signedOut: requiredText('Note when signed out'),
    signIn: requiredText('Link: sign in'),
  },
  { label: 'Sections' },
);

const completeness = fields.object(
  {
    title: requiredText('Heading'),
    left: pluralField('Number of missing details', ['count']),
    complete: requiredText('Text when nothing is missing'),
    steps: fields.object(
      {
        firstName: requiredText('Name'),
        place: requiredText('Place'),
        about: requiredText('About Yourself'),
        interests: requiredText('Keywords'),
        email: requiredText('E-mail'),
        phone: requiredText('Mobile number'),
        company: requiredText('Company'),
        position: requiredText('Position'),
        identification: requiredText('Identification'),
        picture: requiredText('Picture'),
        language: requiredText('Language'),
      },
      { label: 'Links to missing details' },
    ),
  },
  { label: 'Completeness' },
);

const links = fields.object(
  {
    title: requiredText('Heading'),
    groups: fields.object(
      {
        inputs: requiredText('Inquiries and inputs'),
        card: requiredText('Business card'),
        promotion: requiredText('Promotion and markets'),
      },
      { label: 'Groups', layout: [4, 4, 4] },
    ),
    inquiriesSent: requiredText('Inquiries sent'),
    inquiriesReceived: requiredText('Inquiries received'),
    allInputs: requiredText('Input list'),
    postHistory: requiredText('Post history'),
    registrations: requiredText('Registrations'),
    requestedCard: requiredText('Requested cards'),
    receivedCards: requiredText('Received cards'),
    createCard: requiredText('Create a card'),
    viewCard: requiredText('View the card'),
    createCampaign: requiredText('Create a campaign'),
    adwords: requiredText('Adwords'),
    wallet: requiredText('Wallet'),
    trends: requiredText('Category trends'),
    corporateService: requiredText('Corporate services'),
    unread: pluralField('Number of unread entries', ['count']),
    unanswered: pluralField('Number of requests without an answer', ['count']),
    hasCard: requiredText('The visitor has a card'),
    noCard: requiredText('The visitor has no card'),
  },
  { label: 'Links' },
);

export const profileLabels = labelGroup({
  key: 'profile',
  label: 'profile',
  schema: {
    title: requiredText('Title of the page'),
    text: longText('Description of the page'),
    noScript: longText('Message without JavaScript'),
    edit,
    sections,
    completeness,
    points: pluralField('Points of the wallet', ['count']),
    privacy: fields.object(
      { title: requiredText('Heading'), text: longText('Text'), link: requiredText('Link: your data') },
      { label: 'Who sees this' },
    ),
    links,
  },
});

export type ProfileLabels = LabelsOf<typeof profileLabels>;
