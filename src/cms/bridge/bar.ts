/**
 * A bar at the lower edge of the window that lists what is wrong: at the upper edge, it would cover the Save button of the admin. It
 * uses a constructed style sheet and text nodes, which a strict content security policy allows.
 */

/** One row of the list: the name of what is wrong, why, and its path for developers, unless the name is the path. */
export type BarRow = { name: string; reason: string; path?: string };

export type Bar = {
  show: (title: string, rows: readonly BarRow[]) => void;
  hide: () => void;
};

/** The element that holds all bars. */
const STACK = 'issue-bars';

/** Bars are stacked: if each were at the edge by itself, two would cover each other. */
const STACK_STYLE = `
  /* The body of a page may be a grid. Above everything of the site, below the notices of the admin (100), which are at the same edge. */
  :host { position: sticky; bottom: 0; z-index: 99; grid-column: 1 / -1; display: block; max-height: 50vh; overflow: auto; }
`;

const STYLE = `
  :host { display: block; background: #7a1f1f; color: #fff; font: 0.875rem/1.5 system-ui, sans-serif; }
  /* Not on the host: the style sheet of a page resets the padding of all its elements. */
  p, ul { margin: 0; padding: 0.75rem 1rem; } p { padding-block-end: 0; font-weight: 600; }
  ul { padding-block-start: 0; padding-inline-start: 2.25rem; }
  code { font: 0.8125rem ui-monospace, monospace; overflow-wrap: anywhere; }
`;

/** Creates an element with children. */
function createElement(name: string, ...children: (Node | string)[]): HTMLElement {
  const created = document.createElement(name);
  created.append(...children);
  return created;
}

function createRow({ name, reason, path }: BarRow): HTMLElement {
  if (path === undefined) return createElement('li', createElement('code', name), `: ${reason}`);
  return createElement('li', createElement('strong', name), `: ${reason} `, createElement('code', path));
}

/** Creates an element whose content has a style sheet of its own. */
function createHost(name: string, style: string): { host: HTMLElement; root: ShadowRoot } {
  const host = document.createElement(name);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheet];
  return { host, root };
}

/** Adds a bar above those that are on the page, because it is the newest. */
function addToStack(bar: HTMLElement): void {
  const found = document.querySelector(STACK);
  if (found) {
    found.prepend(bar);
    return;
  }
  const { host, root } = createHost(STACK, STACK_STYLE);
  root.append(document.createElement('slot'));
  host.append(bar);
  document.body.append(host);
}

/**
 * Creates a bar, which is not on the page yet.
 * @param name name of its element, with a hyphen
 */
export function createBar(name: string): Bar {
  const { host, root } = createHost(name, STYLE);
  host.setAttribute('role', 'alert');
  return {
    show: (title, rows) => {
      root.replaceChildren(createElement('p', title), createElement('ul', ...rows.map(createRow)));
      if (!host.isConnected) addToStack(host);
    },
    hide: () => {
      const stack = host.parentElement;
      host.remove();
      if (stack?.childElementCount === 0) stack.remove();
    },
  };
}
