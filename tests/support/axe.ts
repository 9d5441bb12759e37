import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>;

const inWords = ({ violations }: Findings): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );

/** What axe finds on a page as it stands, a line each. */
export const axeFaults = async (page: Page): Promise<string[]> =>
  inWords(await new AxeBuilder({ page }).withTags(RULES).analyze());

/** What it finds of contrast alone: all that other colours can change. */
export const contrastFaults = async (page: Page): Promise<string[]> =>
  inWords(await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze());
