/** The preview link of every entry, as the admin creates it. */
import path from 'node:path';
import keystaticConfig from '../../keystatic.config.ts';
import { getAllTypes, toSlug } from '../../src/cms/bridge/entry-location.ts';
import { listContentFiles } from '../../src/cms/bridge/files.ts';

const types = getAllTypes(keystaticConfig);
const files = listContentFiles(path.resolve(import.meta.dirname, '../..'), types);

export const previewLinks = types.flatMap((location) => {
  const { previewUrl } = location.type;
  if (previewUrl === undefined) return [];
  return files.flatMap((file) => {
    const slug = toSlug(location, file);
    return slug === undefined ? [] : [{ file, url: previewUrl.replace('{slug}', slug) }];
  });
});
