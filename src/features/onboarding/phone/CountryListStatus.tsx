import type { ReactElement } from 'react';
import { buttonClass } from '@/ui/button.ts';
import type { CountryList } from './use-countries.ts';
import type { PhoneLabels } from '../labels.ts';

type Props = {
  list: Pick<CountryList, 'state' | 'from'>;
  /** Message that the country was selected by the typed number; empty otherwise. */
  switched: string;
  labels: PhoneLabels;
  onRetry: () => void;
};

/** Status of the country list: loading, failed with a retry button, or selected by the typed number. */
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
