/** Astro's collections are those of the Keystatic config: nothing is declared here. */
import keystaticConfig from '../keystatic.config.ts';
import { catalogueAdvice, catalogueChecks } from './catalogue/checks.ts';
import { collectionsFrom } from './cms/bridge/index.ts';
import { linkChecks } from './cms/link-checks.ts';
import { formChecks } from './forms/checks.ts';
import { hubChecks } from './hubs/checks.ts';
import { jobChecks } from './jobs/checks.ts';
import { resellerChecks } from './reseller/checks.ts';
import { shellChecks } from './shell/checks.ts';
import { storeEditorChecks } from './store-editor/checks.ts';
import { trendsChecks } from './trends/checks.ts';
import { projectChecks } from './trends/projects-checks.ts';

export const collections = collectionsFrom(keystaticConfig, {
  checks: [
    ...catalogueChecks,
    ...formChecks,
    ...hubChecks,
    ...jobChecks,
    ...linkChecks,
    ...resellerChecks,
    ...shellChecks,
    ...storeEditorChecks,
    ...trendsChecks,
    ...projectChecks,
  ],
  advice: catalogueAdvice,
});
