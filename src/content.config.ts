/** Astro's collections are those of the Keystatic config: nothing is declared here. */
import keystaticConfig from '../keystatic.config.ts';
import { collectionsFrom } from './cms/bridge/index.ts';
import { checks } from './cms/checks.ts';

export const collections = collectionsFrom(keystaticConfig, { checks });
