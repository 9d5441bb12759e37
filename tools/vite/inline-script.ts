import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc, type Plugin } from 'vite';

const QUERY = '?inline-script';

/**
 * Lets a component import a script that pages contain: `import script from './splash.inline.ts?inline-script'` returns its
 * minified `code` and the `hash` by which the content security policy allows it. The script must not import anything.
 */
export const inlineScripts = (): Plugin => ({
  name: 'inline-scripts',
  enforce: 'pre',
  load: {
    filter: { id: /\.inline\.ts\?inline-script$/ },
    async handler(id) {
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const { code: javaScript } = await transformWithOxc(await readFile(file, 'utf8'), file);
      const { code, errors } = await minify(file, javaScript);
      if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
      const script = code.trim();
      const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
      return `export default ${JSON.stringify({ code: script, hash })}`;
    },
  },
});
