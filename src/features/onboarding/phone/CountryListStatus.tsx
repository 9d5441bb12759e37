import type { ReactElement } from 'react';
import { buttonClass } from '@/ui/button.ts';
import type { CountryList } from './use-countries.ts';
import type { PhoneLabels } from '../labels.ts';

type Props = {
  list: Pick<CountryList, 'state' | 'from'>;
  /** That a number has chosen its country, in words; empty where none has. */
  switched: string;
  labels: PhoneLabels;
  onRetry: () => void;
};

/** What is to be said of the list of countries: that it loads, that it could not, that a number has chosen from it. */
export function CountryListStatus({ list: { state, from }, switched, labels, onRetry }: Props): ReactElement {
  return (
    <div role="status" className="mt-1.5 min-h-5.5 text-small text-muted">
      {state === 'loading' ? labels.loading : switched}
      {state === 'failed' && (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            <strong className="text-clay">{labels.failed}</strong>{' '}
            {from === 'site' ? labels.builtInList : labels.savedList}
          </span>
          <button type="button" onClick={onRetry} className={buttonClass('secondary')}>
            {labels.retry}
          </button>
        </span>
      )}
    </div>
  );
}
