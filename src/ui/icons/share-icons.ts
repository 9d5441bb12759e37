/** An icon of a page, or the start or the end of an island. */
const PARTS =
  /<(\/?)(?:astro|ino)-island|(<svg [^>]*?)(?: viewBox="0 0 24 24")([^>]* class="icon[ "][^>]*>)(.*?)<\/svg>/gs;

type Icon = { start: number; end: number; before: string; after: string; drawing: string };

/** Finds the icons outside of islands. */
function findIcons(html: string): Icon[] {
  const icons: Icon[] = [];
  let depth = 0;
  for (const { 0: part, 1: slash, 2: before, 3: after, 4: drawing, index } of html.matchAll(PARTS)) {
    if (before === undefined || after === undefined || drawing === undefined) depth += slash ? -1 : 1;
    else if (depth === 0) icons.push({ start: index, end: index + part.length, before, after, drawing });
  }
  return icons;
}

/**
 * Moves the drawing of each icon that a page repeats into a symbol at the start of its body, and refers to it. An icon that occurs
 * once stays as it is. So do icons in islands, because hydration expects the markup that React rendered. A file of symbols is no
 * alternative: with `default-src 'none'`, Firefox blocks it.
 */
export function shareIcons(html: string): string {
  const body = /<body[^>]*>/.exec(html);
  if (!body) return html;
  const icons = findIcons(html);
  const counts = new Map<string, number>();
  for (const { drawing } of icons) counts.set(drawing, (counts.get(drawing) ?? 0) + 1);
  const repeated = [...counts].flatMap(([drawing, count]) => (count > 1 ? [drawing] : []));
  if (repeated.length === 0) return html;
  const ids = new Map(repeated.map((drawing, position) => [drawing, `icon-${String(position)}`]));
  const symbols = [...ids].map(([drawing, id]) => `<symbol id="${id}" viewBox="0 0 24 24">${drawing}</symbol>`);
  let position = body.index + body[0].length;
  let shared = `${html.slice(0, position)}<svg class="hidden" aria-hidden="true">${symbols.join('')}</svg>`;
  for (const { start, end, before, after, drawing } of icons) {
    const id = ids.get(drawing);
    if (id === undefined) continue;
    shared += `${html.slice(position, start)}${before}${after}<use href="#${id}"></use></svg>`;
    position = end;
  }
  return shared + html.slice(position);
}
