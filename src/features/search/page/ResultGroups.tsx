import { useId, type ComponentType, type ReactElement, type RefObject } from 'react';
import { NUMBER_LOCALE } from '@/lib/locales.ts';
import { formatPlural } from '@/lib/plurals.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { EntrySummary, RecordType } from '../record.ts';
import type { ResultLabels } from '../result-labels.ts';
import type { ResultGroup, SearchResults } from '../query/results.ts';
import { getResultsPath } from '../state.ts';
import { NARROW_PRODUCTS, PRODUCT_GRID_CLASS, TWO_ROWS_CLASS } from './grid.ts';
import { ResultCard } from './ResultCard.tsx';
import { RowResult } from './RowResult.tsx';
import { StoreResult } from './StoreResult.tsx';

type CardProps = { summary: EntrySummary; words: readonly string[]; labels: ResultLabels };

/** The card of each record type. */
const CARDS: Record<RecordType, ComponentType<CardProps>> = {
  products: ResultCard,
  stores: StoreResult,
  services: RowResult,
  jobs: RowResult,
  projects: RowResult,
  markets: RowResult,
  posts: RowResult,
  help: RowResult,
};

type GroupProps = {
  group: ResultGroup;
  results: SearchResults;
  labels: ResultLabels;
  /** Shows only the first results and a link to all. */
  isShortened: boolean;
  listRef?: RefObject<HTMLUListElement | null>;
};

function Group({ group, results, labels, isShortened, listRef }: GroupProps): ReactElement {
  const id = useId();
  const { kind, cards, count } = group;
  const Card = CARDS[kind];
  const isGrid = kind === 'products';
  const state = { ...results.state, selected: { ...results.state.selected, kind: [kind] }, pages: 1 };
  const visibleCount = isGrid ? Math.min(cards.length, NARROW_PRODUCTS) : cards.length;
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-title">
          {labels.kinds[kind]}{' '}
          <span className="font-text text-body text-muted tabular-nums">{count.toLocaleString(NUMBER_LOCALE)}</span>
        </h2>
        {isShortened && count > visibleCount && (
          <a
            href={getResultsPath(state)}
            className={`inline-flex min-h-11 items-center gap-2 text-small font-semibold text-sea hover:underline ${count === cards.length ? 'large:hidden' : ''}`}
          >
            {formatPlural(labels.all[kind], count)}
            <Icon icon="arrow-right" size={17} className="rtl:-scale-x-100" />
          </a>
        )}
      </div>
      <ul
        ref={listRef}
        className={
          isGrid
            ? `${PRODUCT_GRID_CLASS} ${isShortened ? TWO_ROWS_CLASS : ''}`
            : 'grid gap-4 tablet:grid-cols-2 wide:grid-cols-1 broad:grid-cols-2'
        }
      >
        {cards.map((summary) => (
          <li key={summary.url}>
            <Card summary={summary} words={results.response.words} labels={labels} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = {
  results: SearchResults;
  labels: ResultLabels;
  /** The list of the only group. */
  listRef: RefObject<HTMLUListElement | null>;
};

/** The results in groups by record type, each with the number of its results and cards of its own kind. */
export function ResultGroups({ results, labels, listRef }: Props): ReactElement {
  const { groups } = results.response;
  const isShortened = groups.length > 1;
  return (
    <div className="flex flex-col gap-10">
      {groups.map((group) => (
        <Group
          key={group.kind}
          group={group}
          results={results}
          labels={labels}
          isShortened={isShortened}
          {...(isShortened ? {} : { listRef })}
        />
      ))}
    </div>
  );
}
