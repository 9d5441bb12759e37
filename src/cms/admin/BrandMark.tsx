import { useEffect, type ReactElement } from 'react';
import { showInvalidFields } from './invalid-fields.ts';

/**
 * The site's logo in the admin. The name stands beside it. It is the favicon, which suits light and dark. Keystatic renders it
 * on every page, and no other component of ours: so it also starts what the admin needs besides Keystatic.
 */
export function BrandMark(): ReactElement {
  useEffect(showInvalidFields, []);
  return <img src="/favicon.svg" alt="" width={24} height={24} />;
}
