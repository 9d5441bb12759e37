import type { getSearchLabels, SearchLabels } from './labels.ts';

type Labels = Awaited<ReturnType<typeof getSearchLabels>>;

/** A best-selling product, or a whole category. */
export type BestSelling = { url: string; title: string; thumb: string; seller?: string; cents?: number; unit?: string };

/** The content of `/search-panel.json`: what the search panel shows besides results. */
export type PanelData = {
  labels: SearchLabels & { label: string; recent: Omit<Labels['recent'], 'seed'>; best: string };
  best: BestSelling[];
  /** Searches that a new visitor is offered as recent ones. */
  seed: Labels['recent']['seed'];
  categories: { url: string; title: string }[];
};
