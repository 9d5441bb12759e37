/** Links of content: chosen, never typed. */
import { fields } from '@keystatic/core';
import { ROUTE_NAMES, ROUTES, type RouteName } from '../routes.ts';
import { relationship } from './bridge/fields.ts';

/** A page of this site, chosen by its address. */
export const page = (label: string) =>
  fields.select({
    label,
    defaultValue: 'home',
    options: ROUTE_NAMES.map((value: RouteName) => ({ value, label: ROUTES[value] })),
  });

/** A page, or one product or store. */
export const destination = (label: string) =>
  fields.conditional(
    fields.select({
      label,
      defaultValue: 'page',
      options: [
        { value: 'page', label: 'A page' },
        { value: 'product', label: 'A product' },
        { value: 'store', label: 'A store' },
      ],
    }),
    {
      page: page('Page'),
      product: relationship({ label: 'Product', collection: 'products', validation: { isRequired: true } }),
      store: relationship({ label: 'Store', collection: 'stores', validation: { isRequired: true } }),
    },
  );
