import { ROUTES } from '@/routes.ts';

/** Path of the generated file with the newest rates, which price alerts are compared with. */
export const PUBLISHED_RATES_PATH = `${ROUTES.trends}/rates.json`;
