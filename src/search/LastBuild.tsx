import type { ReactElement } from 'react';

/** In dev the index is that of the last build: an entry changed since then is found as it was. Visitors never see this. */
export const LastBuild = (): ReactElement | false =>
  import.meta.env.DEV && (
    <p className="mb-2 text-fine text-brass-ink">
      These results are from the last build: run “npm run build” to renew them.
    </p>
  );
