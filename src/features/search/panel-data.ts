import type { SearchLabels } from './labels.ts';
import type { ResultLabels } from './result-labels.ts';

/** A best-selling product, or a whole category. */
export type BestSelling = { url: string; title: string; thumb: string; seller?: string; cents?: number; unit?: string };

/** The content of `/search-panel.json`: what the search panel shows besides results. */
export type PanelData = {
  labels: ResultLabels & { label: string; recent: SearchLabels['recent']; best: string; categories: string };
  best: BestSelling[];
  /** Searches that a new visitor is offered as recent ones. */
  seed: readonly string[];
  categories: { url: string; title: string }[];
};
