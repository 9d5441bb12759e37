import type { ReactElement } from 'react';

const FROM_LAST_BUILD = 'These results are from the last build: run “npm run build” to renew them.';
const NO_BUILD =
  'In dev, search shows the index of the last build, and there may be none yet: run “npm run build” once.';

/** In dev the index is that of the last build: an entry changed since then is found as it was. Visitors never see this. */
export const StaleIndexNotice = ({ missing = false }: { missing?: boolean }): ReactElement | false =>
  import.meta.env.DEV && <p className="mb-2 text-fine text-brass-ink">{missing ? NO_BUILD : FROM_LAST_BUILD}</p>;
