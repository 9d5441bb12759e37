import { fields } from '@keystatic/core';
import { ROUTE_NAMES, ROUTES, type RouteName } from '../routes.ts';

/** A page of this site, chosen by its address: a link from content can not be mistyped. */
export const page = (label: string) =>
  fields.select({
    label,
    defaultValue: 'home',
    options: ROUTE_NAMES.map((value: RouteName) => ({ value, label: ROUTES[value] })),
  });
