import type { ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { buttonClass } from '@/ui/button.ts';
import type { ResultLabels } from './result-labels.ts';

export type CategoryLink = { url: string; title: string };

type Props = {
  typed: string;
  labels: ResultLabels['noResults'];
  categories: readonly CategoryLink[];
  /** Button that clears the selected facets; set only while facets are selected. */
  clear?: { label: string; onClear: () => void };
};

/** The empty state of a search: the searched text, advice, and links to the categories. */
export function NoResults({ typed, labels, categories, clear }: Props): ReactElement {
  return (
    <div className="no-results">
      <p className="text-lead font-semibold break-words">
        {typed === '' ? labels.withoutWords : formatMessage(labels.title, { words: typed })}
      </p>
      {typed !== '' && <p className="max-w-measure text-muted">{labels.text}</p>}
      {clear && (
        <p>
          <button type="button" onClick={clear.onClear} className={buttonClass('primary')}>
            {clear.label}
          </button>
        </p>
      )}
      <p className="mt-2 text-small text-muted">{labels.categories}</p>
      <ul className="flex flex-wrap gap-2">
        {categories.map(({ url, title }) => (
          <li key={url}>
            <a href={url} className={buttonClass('secondary')}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a href={labels.href} className="inline-flex min-h-11 items-center font-semibold text-sea hover:underline">
          {labels.action}
        </a>
      </p>
    </div>
  );
}
