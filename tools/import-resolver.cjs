/** Resolves imports for ESLint. Project files are imported with their extension, so nothing has to be searched. */
const { existsSync } = require('node:fs');
const path = require('node:path');

const SRC = path.resolve(__dirname, '../src');

exports.interfaceVersion = 2;

/**
 * @param {string} source the import as it is written
 * @param {string} file the absolute path of the file that contains it
 * @returns {{ found: boolean, path?: string | null }} no path for a package
 */
exports.resolve = (source, file) => {
  const [specifier = ''] = source.split('?');
  const isAlias = specifier.startsWith('@/');
  if (!isAlias && !specifier.startsWith('.')) return { found: true, path: null };
  const target = isAlias ? path.join(SRC, specifier.slice(2)) : path.resolve(path.dirname(file), specifier);
  return existsSync(target) ? { found: true, path: target } : { found: false };
};
