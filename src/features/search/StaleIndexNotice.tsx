import type { ReactElement } from 'react';

const FROM_LAST_BUILD = 'These results are from the last build: run “npm run build” to update them.';
const NO_BUILD =
  'In dev, search shows the index of the last build, and there may be none yet: run “npm run build” once.';

/** A notice for developers: in dev, the index is the one of the last build and lacks later changes. Visitors never see it. */
export const StaleIndexNotice = ({ isMissing = false }: { isMissing?: boolean }): ReactElement | false =>
  import.meta.env.DEV && <p className="mb-2 text-fine text-brass-ink">{isMissing ? NO_BUILD : FROM_LAST_BUILD}</p>;
