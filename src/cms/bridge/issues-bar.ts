/** In dev, shows the issues of the content on the page or in the admin until they are fixed. */
import { createBar } from './bar.ts';
import type { ContentIssue } from './content-error.ts';
import { joinLabels } from './field-label.ts';

/** Endpoint of the current issues, and event of later ones. */
const ISSUES_ENDPOINT = '/@content-issues';

const bar = createBar('content-issues');

function show(issues: readonly ContentIssue[]): void {
  if (issues.length === 0) {
    bar.hide();
    return;
  }
  // An entry that breaks only a rule across fields or entries is valid by itself, and pages show it as it is.
  const title =
    `${issues.length} ${issues.length === 1 ? 'issue' : 'issues'} in the content, which would stop a build. ` +
    'An invalid entry shows its last valid version.';
  bar.show(
    title,
    issues.map(({ file, field, reason, labels }) => {
      const path = field ? `${file} → ${field}` : file;
      return labels ? { name: joinLabels(labels.entry, labels.field), reason, path } : { name: path, reason };
    }),
  );
}

import.meta.hot?.on(ISSUES_ENDPOINT, show);

/** Shows the issues that were found before the page was loaded. */
async function showCurrentIssues(): Promise<void> {
  const response = await fetch(ISSUES_ENDPOINT);
  show((await response.json()) as ContentIssue[]);
}

// When the server does not respond, Vite’s client reports it.
showCurrentIssues().catch(() => undefined);
