/**
 * In dev, shows the issues of the content above the page or the admin until they are fixed. It uses a constructed style
 * sheet and text nodes, which a strict content security policy allows.
 */
import type { ContentIssue } from './content-error.ts';

/** Endpoint of the current issues, and event of later ones. */
const ISSUES_ENDPOINT = '/@content-issues';

const STYLE = `
  :host { position: sticky; top: 0; z-index: 2147483646; display: block; max-height: 50vh; overflow: auto;
    padding: 0.75rem 1rem; background: #7a1f1f; color: #fff; font: 0.875rem/1.5 system-ui, sans-serif; }
  p, ul { margin: 0; } ul { padding-inline-start: 1.25rem; } p { font-weight: 600; }
  code { font: 0.8125rem ui-monospace, monospace; overflow-wrap: anywhere; }
`;

/** Creates an element with children. */
function createElement(name: string, ...children: (Node | string)[]): HTMLElement {
  const created = document.createElement(name);
  created.append(...children);
  return created;
}

const createRow = ({ file, field, reason }: ContentIssue): HTMLElement =>
  createElement('li', createElement('code', field ? `${file} → ${field}` : file), `: ${reason}`);

class ContentIssuesBar extends HTMLElement {
  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
  }

  show(issues: readonly ContentIssue[]): void {
    const count = `${issues.length} ${issues.length === 1 ? 'issue' : 'issues'} in the content. Pages show the last valid version.`;
    this.setAttribute('role', 'alert');
    this.shadowRoot?.replaceChildren(createElement('p', count), createElement('ul', ...issues.map(createRow)));
  }
}

customElements.define('content-issues', ContentIssuesBar);

let bar: ContentIssuesBar | undefined;

function show(issues: readonly ContentIssue[]): void {
  if (issues.length === 0) {
    bar?.remove();
    return;
  }
  bar ??= new ContentIssuesBar();
  bar.show(issues);
  if (!bar.isConnected) document.body.prepend(bar);
}

import.meta.hot?.on(ISSUES_ENDPOINT, show);

/** Shows the issues that were found before the page was loaded. */
async function showCurrentIssues(): Promise<void> {
  const response = await fetch(ISSUES_ENDPOINT);
  show((await response.json()) as ContentIssue[]);
}

// When the server does not respond, Vite’s client reports it.
showCurrentIssues().catch(() => undefined);
