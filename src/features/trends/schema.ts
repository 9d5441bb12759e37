import { singleton } from '@keystatic/core';
import { multiRelationship } from '../../cms/bridge/fields.ts';
import { integerField } from '../../cms/fields/fields.ts';
import { ROUTES } from '../../routes.ts';

export const trends = singleton({
  label: 'Market trends',
  path: 'content/trends',
  previewUrl: ROUTES.trends,
  schema: {
    featured: multiRelationship({
      label: 'Rate banners',
      description: 'These commodities come first in the tab of rates; the first one has a large chart.',
      collection: 'commodities',
      validation: { length: { min: 1 } },
    }),
    popularCount: integerField('Number of popular markets', 1),
    recommendedCount: integerField('Number of recommended markets', 1),
    closingCount: integerField('Number of projects that close next', 1),
  },
});
