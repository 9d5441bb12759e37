/** The headers and redirects of the site, in the files that several hosts read. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const readPublicFile = (file: string): string =>
  readFileSync(fileURLToPath(new URL(`../../public/${file}`, import.meta.url)), 'utf8');

/** Returns the headers of each path pattern, with names in small letters. */
export function readHeaderRules(): Record<string, Record<string, string>> {
  const rules: Record<string, Record<string, string>> = {};
  let current: Record<string, string> = {};
  for (const line of readPublicFile('_headers').split('\n').filter(Boolean)) {
    if (line.startsWith(' ')) {
      const [name = '', ...value] = line.trim().split(': ');
      current[name.toLowerCase()] = value.join(': ');
    } else {
      current = rules[line.trim()] ??= {};
    }
  }
  return rules;
}

export type Redirect = { from: string; to: string; status: number };

/** Returns the redirects in their order. */
export const readRedirects = (): Redirect[] =>
  readPublicFile('_redirects')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status = ''] = line.split(/\s+/);
      return { from, to, status: Number(status) };
    });
