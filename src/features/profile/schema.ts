import { singleton } from '@keystatic/core';
import { imageField } from '../../cms/fields/fields.ts';
import { ROUTES } from '../../routes.ts';

export const profile = singleton({
  label: 'Profile',
  path: 'content/profile/',
  previewUrl: ROUTES.userProfile,
  schema: { banner: imageField('Banner', 'Use a wide picture. The avatar covers its lower left corner.') },
});
