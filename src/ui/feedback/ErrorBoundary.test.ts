import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ISLAND = /<(\w+)\s+client:\w+/g;

/** All uses of islands: the page, and the file that it imports the island from. */
const uses = globSync('src/**/*.astro').flatMap((page) => {
  const text = readFileSync(page, 'utf8');
  return [...text.matchAll(ISLAND)].map(([, name = '']) => {
    const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(text)?.[1] ?? '';
    return { name, page, file: from.startsWith('@/') ? from.replace('@', 'src') : path.join(path.dirname(page), from) };
  });
});

test('finds islands', () => {
  expect(uses.length).toBeGreaterThan(10);
});

test.each(uses)('$name of $page has an error boundary', ({ name, file }) => {
  expect(readFileSync(file, 'utf8')).toContain(`export const ${name} = withBoundary(`);
});
