import { ROUTES } from '../../src/routes.ts';
import { PAGES } from './build-output.ts';
import { getPageType } from './page-types.ts';

/** The first page of each type. */
export const FIRST_PAGES: ReadonlySet<string> = new Set(
  [...Map.groupBy(PAGES, ({ address }) => getPageType(address)).values()].flatMap(([page]) => page?.address ?? []),
);

/** A page of each type, and pages with parts that the first page of their type has not. */
export const SAMPLE_PAGES: ReadonlySet<string> = new Set([
  ...FIRST_PAGES,
  ...[ROUTES.yourData, ROUTES.requestedCard, ROUTES.createCampaign, ROUTES.contact, ROUTES.licenses, ROUTES.allJobs],
  ...[ROUTES.addProject, ROUTES.addMoney, ROUTES.trends, `${ROUTES.trends}/tomato`, ROUTES.dashboardDetail],
]);
