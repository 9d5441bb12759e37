/** Where else somebody can be followed: one field for stores and the site itself. */
import { fields } from '@keystatic/core';

export const SOCIAL_NETWORKS = [
  { value: 'instagram', label: 'Instagram' },
  { value: 'facebook', label: 'Facebook' },
  { value: 'linkedin', label: 'LinkedIn' },
  { value: 'x', label: 'X' },
  { value: 'whatsapp', label: 'WhatsApp' },
] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number]['value'];

export const socials = () =>
  fields.array(
    fields.object(
      {
        network: fields.select({ label: 'Network', options: SOCIAL_NETWORKS, defaultValue: 'instagram' }),
        address: fields.url({ label: 'Address', validation: { isRequired: true } }),
      },
      { layout: [4, 8] },
    ),
    { label: 'Social networks', itemLabel: (item) => item.fields.network.value },
  );
