/**
 * In dev, shows what is wrong with the content above the page or the admin, where the editor looks. It is there for as
 * long as something is wrong. The style is a sheet of its own and the words are set as text, so a strict policy allows both.
 */
import type { ContentIssue } from './content-error.ts';

/** Where the dev server answers with the faults of the moment, and the event by which it sends later ones. */
const FAULTS = '/@content-faults';

const STYLE = `
  :host { position: sticky; top: 0; z-index: 2147483646; display: block; max-height: 50vh; overflow: auto;
    padding: 0.75rem 1rem; background: #7a1f1f; color: #fff; font: 0.875rem/1.5 system-ui, sans-serif; }
  p, ul { margin: 0; } ul { padding-inline-start: 1.25rem; } p { font-weight: 600; }
  code { font: 0.8125rem ui-monospace, monospace; overflow-wrap: anywhere; }
`;

/** Makes an element with children, which are other elements or text. */
function element(name: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.append(...children);
  return made;
}

const row = ({ file, field, reason }: ContentIssue): HTMLElement =>
  element('li', element('code', field ? `${file} → ${field}` : file), `: ${reason}`);

class FaultBar extends HTMLElement {
  constructor() {
    super();
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
  }

  show(faults: readonly ContentIssue[]): void {
    const count = `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} in the content. Pages show the last good version.`;
    this.setAttribute('role', 'alert');
    this.shadowRoot?.replaceChildren(element('p', count), element('ul', ...faults.map(row)));
  }
}

customElements.define('content-faults', FaultBar);

let bar: FaultBar | undefined;

function show(faults: readonly ContentIssue[]): void {
  if (faults.length === 0) {
    bar?.remove();
    return;
  }
  bar ??= new FaultBar();
  bar.show(faults);
  if (!bar.isConnected) document.body.prepend(bar);
}

import.meta.hot?.on(FAULTS, show);

/** What came while the page was loading is in the answer. */
async function showNow(): Promise<void> {
  const response = await fetch(FAULTS);
  show((await response.json()) as ContentIssue[]);
}

// Without the server there is nothing to tell: the page says so itself.
showNow().catch(() => undefined);
