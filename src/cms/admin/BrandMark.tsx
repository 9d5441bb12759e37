import type { ReactElement } from 'react';

/** The site's logo in the admin. The name stands beside it. It is the favicon, which suits light and dark. */
export const BrandMark = (): ReactElement => <img src="/favicon.svg" alt="" width={24} height={24} />;
