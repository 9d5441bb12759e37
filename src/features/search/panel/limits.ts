/** Maximum numbers of results in the panel, which shows the best few of each record type. */
export const PANEL_LIMITS = {
  perType: { products: 4, stores: 2, services: 2, jobs: 2, projects: 2, markets: 2, posts: 2, help: 2 },
  single: 8,
  own: 4,
};
