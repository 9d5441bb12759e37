import { ROUTES } from '@/routes.ts';
import { getControlLabels } from './control-labels.ts';

/** Returns the first crumb of a breadcrumb: the home page. */
export const getHomeCrumb = async () => ({ label: (await getControlLabels()).home, href: ROUTES.home });
