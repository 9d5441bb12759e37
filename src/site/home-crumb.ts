import { ROUTES } from '@/routes.ts';
import { getLabels } from '@/cms/labels/get-labels.ts';

/** Returns the first crumb of a breadcrumb: the home page. */
export const getHomeCrumb = async () => ({ label: (await getLabels('controls')).home, href: ROUTES.home });
