import { useEffect, type ReactElement } from 'react';
import type { AnyConfig } from '../bridge/types.ts';
import { correctDecimalCommas } from './decimal-comma.ts';
import { showInvalidFields } from './invalid-fields.ts';

/**
 * Creates the site's logo in the admin. The name is beside it. It is the favicon, which suits light and dark. Keystatic renders
 * it on every page, and no other component of ours: so it also starts what the admin needs besides Keystatic.
 * @param types all types of the admin
 */
export const createBrandMark = (types: AnyConfig) =>
  function BrandMark(): ReactElement {
    useEffect(() => showInvalidFields(types), []);
    useEffect(() => correctDecimalCommas(), []);
    return <img src="/favicon.svg" alt="" width={24} height={24} />;
  };
