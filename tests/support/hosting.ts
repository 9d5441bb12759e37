/** The headers and redirects of the site, in the files that several hosts read. */
import { readText } from './build-output.ts';

/** Returns the headers of each path pattern, with names in small letters. */
export function readHeaderRules(): Record<string, Record<string, string>> {
  const rules: Record<string, Record<string, string>> = {};
  let current: Record<string, string> = {};
  for (const line of readText('_headers').split('\n').filter(Boolean)) {
    if (line.startsWith(' ')) {
      const [name = '', ...value] = line.trim().split(': ');
      current[name.toLowerCase()] = value.join(': ');
    } else {
      current = rules[line.trim()] ??= {};
    }
  }
  return rules;
}

export type BuiltRedirect = { from: string; to: string; status: number };

/** Returns the redirects of the last build in their order. */
export const readRedirects = (): BuiltRedirect[] =>
  readText('_redirects')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status = ''] = line.split(' ');
      return { from, to, status: Number(status) };
    });
