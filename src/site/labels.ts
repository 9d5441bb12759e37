/** Accessible names of controls without visible text. */
import { fields } from '@keystatic/core';
import { longText, requiredText } from '../cms/fields/fields.ts';
import { messageField } from '../cms/fields/message-field.ts';
import { labelGroup } from '../cms/labels/label-group.ts';

export const controlLabels = labelGroup({
  key: 'controls',
  label: 'names of controls',
  schema: {
    skip: requiredText('Link: skip to the content'),
    menu: requiredText('Main menu'),
    openMenu: requiredText('Button: open the menu'),
    closeMenu: requiredText('Button: close the menu'),
    profile: requiredText('Link: profile'),
    breadcrumb: requiredText('Breadcrumb'),
    home: requiredText('Breadcrumb: home'),
    close: requiredText('Button: close a dialog'),
    enlarge: requiredText('Button: enlarge a picture'),
    picture: messageField('Link to one of several pictures', ['number', 'count']),
    scrollBack: messageField('Button: scroll back', ['title']),
    scrollForward: messageField('Button: scroll forward', ['title']),
    failed: fields.object(
      {
        text: longText('Message'),
        saved: longText('Message about unsaved input'),
        retry: requiredText('Button: try again'),
        discard: requiredText('Button: discard input'),
      },
      { label: 'Error in a part of a page' },
    ),
    slides: fields.object(
      {
        role: requiredText('Role of the slideshow'),
        slide: requiredText('Role of a slide'),
        place: messageField('Name of a slide', ['number', 'count']),
        shown: messageField('Announcement: slide shown', ['number', 'count', 'title']),
        dot: messageField('Dot of a slide', ['number', 'title']),
        previous: requiredText('Button: previous slide'),
        next: requiredText('Button: next slide'),
        pause: requiredText('Button: pause'),
        play: requiredText('Button: play'),
      },
      { label: 'Slides' },
    ),
    showMore: fields.object(
      {
        more: requiredText('Button: see more'),
        shown: messageField('Announcement: more entries shown', ['shown', 'count']),
        end: messageField('Announcement: end of the list', ['count']),
      },
      { label: 'See more' },
    ),
  },
});
