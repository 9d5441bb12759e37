/** All rules across entries. Their issues stop the build, and prevent an editor from accepting a submission. */
import { businessCardChecks } from '@/features/business-cards/checks.ts';
import { campaignChecks } from '@/features/campaigns/checks.ts';
import { catalogueChecks } from '@/features/catalogue/checks.ts';
import { helpChecks } from '@/features/help/checks.ts';
import { jobChecks } from '@/features/jobs/checks.ts';
import { marketRateChecks } from '@/features/market-rates/checks.ts';
import { projectChecks } from '@/features/projects/checks.ts';
import { resellerChecks } from '@/features/reseller/checks.ts';
import { rewardChecks } from '@/features/rewards/checks.ts';
import { storeEditorChecks } from '@/features/store-editor/checks.ts';
import { tabbedScreenChecks } from '@/features/tabbed-screens/checks.ts';
import { walletChecks } from '@/features/wallet/checks.ts';
import { formChecks } from '@/forms/schema/checks.ts';
import { labelChecks } from '@/cms/labels/checks.ts';
import { linkChecks } from '@/cms/links/link-checks.ts';
import { siteChecks } from '@/site/checks.ts';

export const contentChecks = [
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
];
