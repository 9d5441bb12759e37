/** Schema of the onboarding labels. */
import { fields, singleton } from '@keystatic/core';
import { longText, imageField, requiredText, integerField } from '../../cms/fields/fields.ts';
import { routeSelect } from '../../cms/fields/link.ts';
import { messageField } from '../../cms/fields/message-field.ts';

const link = (label: string) =>
  fields.object({ label: requiredText('Words'), link: routeSelect('Leads to') }, { label, layout: [6, 6] });

const welcome = fields.object(
  {
    title: requiredText('Title'),
    text: requiredText('Line below it'),
    note: longText('Before the button'),
    terms: requiredText('Link to the terms'),
    action: requiredText('Button'),
    picture: imageField('Picture', 'Wide; its middle is shown beside the words. Also that of the terms.'),
  },
  { label: 'Welcome' },
);

const term = fields.object({ title: requiredText('Heading'), text: longText('Text') }, { label: 'Term' });

const terms = fields.object(
  {
    title: requiredText('Title'),
    links: fields.array(link('Link'), { label: 'Links', itemLabel: (item) => item.fields.label.value }),
    version: requiredText('Version', 'Kept with the tick of who has read them. Change it when the meaning changes.'),
    terms: fields.array(term, { label: 'Terms, in order', itemLabel: (item) => item.fields.title.value }),
    note: longText('Note below them'),
    read: requiredText('Box to tick'),
    accepted: messageField('Told once it is ticked', ['version', 'date']),
    action: requiredText('Button'),
    home: requiredText('Link to the home page'),
  },
  { label: 'Terms' },
);

const phone = fields.object(
  {
    title: requiredText('Title'),
    text: longText('Text'),
    country: requiredText('Name of the choice of a country'),
    none: requiredText('When none is chosen'),
    defaultCountry: requiredText('Country that is chosen first', 'Its usual English name, as in Oman.'),
    search: requiredText('Help for the choice'),
    noMatch: messageField('When no country fits', ['text']),
    open: requiredText('Button: show all countries'),
    loading: requiredText('While countries load'),
    failed: requiredText('When they could not be loaded'),
    builtInList: longText('What is shown instead'),
    savedList: longText('What is shown instead, when the device keeps an earlier answer'),
    retry: requiredText('Button: try again'),
    phone: requiredText('Name of the number'),
    placeholder: requiredText('Words in the empty number'),
    help: longText('Help below the number'),
    missing: requiredText('When no number was entered'),
    invalid: messageField('When it is no number of that country', ['country']),
    otherCountry: longText('When it is one of another country'),
    switched: messageField('Told when its country is chosen', ['country']),
    action: requiredText('Button'),
    noScript: longText('Without JavaScript'),
  },
  { label: 'Phone number' },
);

const code = fields.object(
  {
    title: requiredText('Title'),
    sentTo: messageField('Where the code is sent', ['to']),
    samplePhone: requiredText('Number, where none was entered'),
    enteredPhone: requiredText('In place of a number that the device could not keep'),
    wrongNumber: requiredText('Link: wrong number'),
    sentToEmail: messageField('Where the code is sent, by e-mail', ['to']),
    wrongAddress: requiredText('Link: wrong e-mail address'),
    demo: messageField('That it is a demonstration', ['code']),
    label: requiredText('Name of the boxes'),
    help: requiredText('Hint'),
    action: requiredText('Button'),
    notReceived: requiredText('Button: what to do when no code came'),
    againIn: messageField('While it cannot be sent again', ['time']),
    again: requiredText('Button: send again'),
    sent: requiredText('Told when it was sent again'),
    byEmail: requiredText('Button: by e-mail instead'),
    otherNumber: requiredText('Link: another number'),
    email: requiredText('Name of the e-mail address'),
    emailWrong: requiredText('When it is no e-mail address'),
    sendEmail: requiredText('Button: send it there'),
    tooShort: messageField('When it is too short', ['length']),
    incorrect: messageField('When it is wrong', ['left']),
    tooManyAttempts: requiredText('After too many tries'),
    expired: requiredText('When it is too old'),
    waitSeconds: integerField('Seconds until it can be sent again', 1),
    noScript: longText('Without JavaScript'),
  },
  { label: 'Code' },
);

const steps = fields.object(
  {
    profile: longText('Below the title of the profile'),
    interests: longText('Below the title of interests'),
    mandatory: requiredText('Note on fields that must be answered'),
    picture: imageField('Picture', 'Wide; its middle is shown beside the forms.'),
  },
  { label: 'Steps after the code' },
);

const reseller = fields.object(
  {
    form: longText('Below the title of the registration'),
    title: requiredText('Title of its confirmation'),
    summary: requiredText('Heading of what was entered'),
    change: requiredText('Link: change it'),
    changing: messageField('Above the form, while one is changed', ['number']),
    another: requiredText('Button: register somebody else instead'),
    isNew: messageField('Told when it is somebody else', ['number']),
    sentTo: messageField('Where the code is sent', ['to']),
    wrong: requiredText('Link: wrong address'),
    confirmed: longText('When the code was right'),
    dashboardLink: requiredText('Link to the dashboard'),
    none: longText('When nothing was entered'),
    enter: requiredText('Link to the registration'),
    picture: imageField('Picture', 'Wide.'),
  },
  { label: 'Registering as reseller' },
);

export const onboarding = singleton({
  label: 'Registering',
  path: 'content/onboarding/',
  schema: {
    loader: fields.object(
      { text: requiredText('Text'), milliseconds: integerField('Duration in ms', 0) },
      { label: 'Loader', layout: [8, 4] },
    ),
    welcome,
    terms,
    phone,
    code,
    steps,
    reseller,
  },
});
