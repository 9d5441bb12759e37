/** An icon of a page, or the start or the end of an island. */
const PARTS = /<(\/?)astro-island|(<svg [^>]*?)(?: viewBox="0 0 24 24")([^>]* class="icon[ "][^>]*>)(.*?)<\/svg>/gs;

/**
 * Moves the drawing of each icon that a page repeats into a symbol at the start of its body, and refers to it. An icon that occurs
 * once stays as it is. So do icons in islands, because hydration expects the markup that React rendered. A file of symbols is no
 * alternative: with `default-src 'none'`, Firefox blocks it.
 */
export function shareIcons(html: string): string {
  const start = /<body[^>]*>/.exec(html);
  if (!start) return html;
  const counts = new Map<string, number>();
  replaceIcons(html, (icon, drawing) => {
    counts.set(drawing, (counts.get(drawing) ?? 0) + 1);
    return icon;
  });
  const repeated = [...counts].flatMap(([drawing, count]) => (count > 1 ? [drawing] : []));
  if (repeated.length === 0) return html;
  const ids = new Map(repeated.map((drawing, position) => [drawing, `icon-${String(position)}`]));
  const symbols = [...ids].map(([drawing, id]) => `<symbol id="${id}" viewBox="0 0 24 24">${drawing}</symbol>`);
  const shared = replaceIcons(html, (icon, drawing, before, after) => {
    const id = ids.get(drawing);
    return id === undefined ? icon : `${before}${after}<use href="#${id}"></use></svg>`;
  });
  const end = start.index + start[0].length;
  return `${shared.slice(0, end)}<svg class="hidden" aria-hidden="true">${symbols.join('')}</svg>${shared.slice(end)}`;
}

/** Replaces each icon outside of islands. */
function replaceIcons(
  html: string,
  replace: (icon: string, drawing: string, before: string, after: string) => string,
): string {
  let depth = 0;
  return html.replace(PARTS, (part: string, slash?: string, before?: string, after?: string, drawing?: string) => {
    if (before !== undefined && after !== undefined && drawing !== undefined) {
      return depth > 0 ? part : replace(part, drawing, before, after);
    }
    depth += slash ? -1 : 1;
    return part;
  });
}
