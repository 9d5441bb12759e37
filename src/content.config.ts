/** Astro’s collections, derived from the Keystatic config. */
import keystaticConfig from '../keystatic.config.ts';
import { catalogueAdvice, catalogueChecks } from '@/features/catalogue/checks.ts';
import { businessCardChecks } from '@/features/business-cards/checks.ts';
import { createCollections } from '@/cms/bridge/index.ts';
import { labelChecks } from '@/cms/labels/checks.ts';
import { linkChecks } from '@/cms/links/link-checks.ts';
import { formChecks } from '@/forms/schema/checks.ts';
import { tabbedScreenChecks } from '@/features/tabbed-screens/checks.ts';
import { helpChecks } from '@/features/help/checks.ts';
import { jobChecks } from '@/features/jobs/checks.ts';
import { resellerChecks } from '@/features/reseller/checks.ts';
import { siteChecks } from '@/site/checks.ts';
import { storeEditorChecks } from '@/features/store-editor/checks.ts';
import { marketRateChecks } from '@/features/market-rates/checks.ts';
import { rewardChecks } from '@/features/rewards/checks.ts';
import { campaignChecks } from '@/features/campaigns/checks.ts';
import { walletChecks } from '@/features/wallet/checks.ts';
import { projectChecks } from '@/features/projects/checks.ts';

export const collections = createCollections(keystaticConfig, {
  checks: [
    ...catalogueChecks,
    ...formChecks,
    ...tabbedScreenChecks,
    ...helpChecks,
    ...jobChecks,
    ...labelChecks,
    ...linkChecks,
    ...resellerChecks,
    ...siteChecks,
    ...storeEditorChecks,
    ...marketRateChecks,
    ...projectChecks,
    ...walletChecks,
    ...campaignChecks,
    ...rewardChecks,
    ...businessCardChecks,
  ],
  advice: catalogueAdvice,
});
