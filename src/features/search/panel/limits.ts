/** Maximum numbers of results in the panel, which shows the best few of each record type. */
export const PANEL_LIMITS = {
  perType: { products: 4, stores: 2, services: 2, jobs: 2, projects: 2, markets: 2, posts: 2, help: 2 },
  single: 8,
  own: 4,
};

/**
 * Texts that are searched before the visitor types: a letter and a beginning of words, which are searched in different ways.
 * Both are in the same part of the index. Repeated, because a browser optimizes what runs often.
 */
export const WARM_UP_TEXTS = ['a', 'an', 'a', 'an', 'a', 'an'];
