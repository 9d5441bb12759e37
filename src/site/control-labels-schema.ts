/** Accessible names of controls without visible text. */
import { fields, singleton } from '@keystatic/core';
import { longText, requiredText } from '../cms/fields/fields.ts';
import { messageField } from '../cms/fields/message-field.ts';

export const controlLabels = singleton({
  label: 'Names of controls',
  path: 'content/labels/en/controls',
  schema: {
    skip: requiredText('Link past the menu, for those with keys'),
    menu: requiredText('The main menu'),
    openMenu: requiredText('Button: open the menu'),
    closeMenu: requiredText('Button: close the menu'),
    profile: requiredText('Link: the visitor’s profile'),
    breadcrumb: requiredText('The way here, above a title'),
    home: requiredText('Breadcrumb: home'),
    close: requiredText('Button: close a dialog'),
    enlarge: requiredText('Button: enlarge a picture'),
    picture: messageField('Link to a picture of several', ['number', 'count']),
    scrollBack: messageField('Button: back in a row that scrolls', ['title']),
    scrollForward: messageField('Button: on in a row that scrolls', ['title']),
    failed: fields.object(
      {
        text: longText('What happened'),
        saved: longText('Where something was typed: what became of it'),
        retry: requiredText('Button: try again'),
        discard: requiredText('Button: forget what was typed'),
      },
      { label: 'When a part of a page fails' },
    ),
    slides: fields.object(
      {
        role: requiredText('What the slides are, all together'),
        slide: requiredText('What each of them is'),
        place: messageField('Name of a slide', ['number', 'count']),
        shown: messageField('Told when a slide comes', ['number', 'count', 'title']),
        dot: messageField('Dot that leads to a slide', ['number', 'title']),
        previous: requiredText('Button: previous slide'),
        next: requiredText('Button: next slide'),
        pause: requiredText('Button: pause'),
        play: requiredText('Button: play'),
      },
      { label: 'Slides' },
    ),
  },
});
