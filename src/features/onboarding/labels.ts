/** Labels of the onboarding. */
import { fields } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { labelGroup, type LabelsOf } from '../../cms/labels/label-group.ts';
import { ROUTES } from '../../routes.ts';

const welcome = fields.object(
  {
    title: requiredText('Title'),
    text: requiredText('Text below the title'),
    note: longText('Text before the button'),
    terms: requiredText('Link text: terms'),
    action: requiredText('Button'),
  },
  { label: 'Welcome' },
);

const terms = fields.object(
  {
    title: requiredText('Title'),
    note: longText('Note below the terms'),
    read: requiredText('Checkbox'),
    accepted: messageField('Message when the terms are accepted', ['version', 'date']),
    action: requiredText('Button'),
    home: requiredText('Link text: home page'),
  },
  { label: 'Terms' },
);

const phone = fields.object(
  {
    title: requiredText('Title'),
    text: longText('Text'),
    country: requiredText('Label of the country field'),
    none: requiredText('Text when no country is selected'),
    search: requiredText('Help text of the country field'),
    noMatch: messageField('Message when no country matches', ['text']),
    open: requiredText('Button: show all countries'),
    loading: requiredText('Message while countries load'),
    failed: requiredText('Message when countries cannot be loaded'),
    builtInList: longText('Message about the built-in list'),
    savedList: longText('Message about the saved list'),
    retry: requiredText('Button: try again'),
    phone: requiredText('Label of the phone number'),
    placeholder: requiredText('Placeholder of the phone number'),
    help: longText('Help text of the phone number'),
    missing: requiredText('Message when the number is missing'),
    invalid: messageField('Message when the number is invalid in the country', ['country']),
    otherCountry: longText('Message when the number is of another country'),
    switched: messageField('Announcement: country changed', ['country']),
    action: requiredText('Button'),
    noScript: longText('Message without JavaScript'),
  },
  { label: 'Phone number' },
);

const code = fields.object(
  {
    title: requiredText('Title'),
    sentTo: messageField('Recipient of the code', ['to']),
    samplePhone: requiredText('Sample number when none was entered'),
    enteredPhone: requiredText('Text when the number could not be stored'),
    wrongNumber: requiredText('Link: wrong number'),
    sentToEmail: messageField('Recipient of the code, by e-mail', ['to']),
    wrongAddress: requiredText('Link: wrong e-mail address'),
    demo: messageField('Demo notice', ['code']),
    label: requiredText('Label of the code field'),
    help: requiredText('Hint'),
    action: requiredText('Button'),
    notReceived: requiredText('Button: code not received'),
    resendCountdown: messageField('Countdown to sending again', ['time']),
    resend: requiredText('Button: send again'),
    sent: requiredText('Announcement: code sent again'),
    resendByEmail: requiredText('Button: send by e-mail instead'),
    otherNumber: requiredText('Link: another number'),
    email: requiredText('Label of the e-mail address'),
    emailWrong: requiredText('Message when the e-mail address is invalid'),
    sendEmail: requiredText('Button: send to this address'),
    tooShort: messageField('Message when the code is too short', ['length']),
    incorrect: messageField('Message when the code is wrong', ['left']),
    tooManyAttempts: requiredText('Message after too many attempts'),
    expired: requiredText('Message when the code has expired'),
    noScript: longText('Message without JavaScript'),
  },
  { label: 'Code' },
);

const steps = fields.object(
  {
    count: messageField('Number of the step', ['number', 'count']),
    profile: longText('Text below the title of the profile'),
    interests: longText('Text below the title of interests'),
    mandatory: requiredText('Note on required fields'),
  },
  { label: 'Steps after the code' },
);

const reseller = fields.object(
  {
    form: longText('Text below the title of the registration'),
    title: requiredText('Title of the confirmation'),
    summary: requiredText('Heading of the summary'),
    change: requiredText('Link: change the registration'),
    unsent: longText('Message when the form has other answers that were not sent'),
    open: requiredText('Link: open the form with the other answers'),
    sentTo: messageField('Recipient of the code', ['to']),
    wrong: requiredText('Link: wrong e-mail address'),
    confirmed: longText('Message when the code is correct'),
    dashboardLink: requiredText('Link text: dashboard'),
    none: longText('Message when nothing was entered'),
    enter: requiredText('Link text: registration'),
  },
  { label: 'Reseller registration' },
);

export const onboardingLabels = labelGroup({
  key: 'onboarding',
  label: 'registration',
  previewUrl: ROUTES.welcome,
  schema: {
    loader: fields.object({ text: requiredText('Text') }, { label: 'Loader' }),
    welcome,
    terms,
    phone,
    code,
    steps,
    reseller,
  },
});

type Labels = LabelsOf<typeof onboardingLabels>;

/** Labels of the islands. */
export type PhoneLabels = Labels['phone'];
export type CodeLabels = Labels['code'];
export type ResellerFormLabels = Labels['reseller'];
