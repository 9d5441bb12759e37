import plugin from 'tailwindcss/plugin';
import { MASKED_ICONS } from './masked-icons.ts';
import type { IconNode } from './icons.ts';

/** The attributes of lines that `.icon` in `src/styles/parts.css` sets for drawings in a page. A mask inherits nothing. */
const LINES = "fill='none' stroke='#000' stroke-width='1.7' stroke-linecap='round' stroke-linejoin='round'";

/** Returns the URL of a drawing as an SVG file, for CSS. */
export function toMaskUrl(icon: IconNode): string {
  const shapes = icon.map(
    ([tag, attributes]) =>
      `<${tag} ${Object.entries(attributes)
        .map(([name, value]) => `${name}='${String(value)}'`)
        .join(' ')}/>`,
  );
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' ${LINES}>${shapes.join('')}</svg>`;
  return `url("data:image/svg+xml,${svg.replace(/[<>#%]/g, encodeURIComponent)}")`;
}

/** Adds a class for each masked icon, such as `icon-house`. The style sheet of all pages has it, so that no page repeats the drawing. */
export default plugin((tailwind) => {
  tailwind.addBase(
    Object.fromEntries([...MASKED_ICONS].map(([name, icon]) => [`.icon-${name}`, { '--icon': toMaskUrl(icon) }])),
  );
});
