/** Astro’s collections, derived from the Keystatic config. */
import keystaticConfig from '../keystatic.config.ts';
import { catalogueAdvice } from '@/features/catalogue/checks.ts';
import { createCollections } from '@/cms/bridge/index.ts';
import { contentChecks } from '@/content-checks.ts';

export const collections = createCollections(keystaticConfig, { checks: contentChecks, advice: catalogueAdvice });
