/** Links to social networks, of stores and of the site itself. */
import { fields } from '@keystatic/core';
import { SOCIAL_NETWORKS } from '../../ui/icons/icon-names.ts';

export const socialLinks = () =>
  fields.array(
    fields.object(
      {
        network: fields.select({ label: 'Network', options: SOCIAL_NETWORKS, defaultValue: 'instagram' }),
        address: fields.url({ label: 'URL', validation: { isRequired: true } }),
      },
      { layout: [4, 8] },
    ),
    { label: 'Social networks', itemLabel: (item) => item.fields.network.value },
  );
