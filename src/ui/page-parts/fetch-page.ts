/** Parts of a page of the site that another page shows when the visitor asks for them. */

/** Returns a page of the site as a document of its own. Throws when it cannot be loaded. */
export async function fetchPage(path: string): Promise<Document> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} cannot be loaded: status ${String(response.status)}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Returns the element with the symbols of this page. A page that repeats no icon has none, and gets that of the other page, empty. */
function getSymbolHolder({ parentNode }: Element): Node | null {
  const own = document.querySelector('symbol')?.parentNode;
  if (own || !parentNode) return own ?? null;
  return document.body.insertBefore(document.importNode(parentNode, false), document.body.firstChild);
}

/** Returns the id of a symbol with the same drawing, which is added to this page if it has none. */
function shareSymbol(symbol: Element): string {
  const symbols = [...document.querySelectorAll('symbol')];
  const known = symbols.find(({ innerHTML }) => innerHTML === symbol.innerHTML);
  if (known) return known.id;
  const added = document.importNode(symbol, true);
  added.id = `icon-${String(symbols.length)}`;
  getSymbolHolder(symbol)?.appendChild(added);
  return added.id;
}

/**
 * Makes a part of another page ready for this one. Its icons then refer to the symbols of this page. React numbers the islands
 * of each page from zero, so their ids get the name of the part.
 */
export function adoptPart(part: Element, name: string): void {
  for (const use of part.querySelectorAll('use')) {
    const symbol = part.ownerDocument.querySelector(use.getAttribute('href') ?? '#');
    if (symbol) use.setAttribute('href', `#${shareSymbol(symbol)}`);
  }
  for (const island of part.querySelectorAll('astro-island[prefix]')) {
    const prefix = island.getAttribute('prefix') ?? '';
    island.innerHTML = island.innerHTML.replaceAll(`"_${prefix}R_`, `"_${name}${prefix}R_`);
    island.setAttribute('prefix', name + prefix);
  }
}

/** Makes islands of another page work on this one, before they are added. Its head has the script with their element. */
export async function provideIslands(page: Document): Promise<void> {
  if (page.querySelector('astro-island')) await runScripts(page.head);
}

/** Runs the scripts of a part. Those that this page has already run do not run again. */
export async function runScripts(part: ParentNode): Promise<void> {
  const scripts = part.querySelectorAll<HTMLScriptElement>('script[type=module][src]');
  await Promise.all([...scripts].map(({ src }) => import(/* @vite-ignore */ src)));
}
