import type { ReactElement } from 'react';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { CountryList } from './use-countries.ts';
import type { PhoneLabels } from '../labels.ts';

type Props = {
  list: Pick<CountryList, 'state' | 'from'>;
  /** Message that the country was selected by the typed number; empty otherwise. */
  switched: string;
  labels: PhoneLabels;
  onRetry: () => void;
};

/** Status of the country list, with room for its longest text: loading, failed with a retry button, or selected by the typed number. */
export function CountryListStatus({ list: { state, from }, switched, labels, onRetry }: Props): ReactElement {
  return (
    <div role="status" className="mt-1.5 min-h-11 text-small text-muted tablet:min-h-5.5">
      {state === 'loading' ? labels.loading : switched}
      {state === 'failed' && (
        <span className="flex items-start gap-2">
          {/* Not an alert: the visitor can continue with the other list. */}
          <Icon icon="info" size={16} className="mt-0.5 shrink-0" />
          <span>
            {labels.failed} {from === 'site' ? labels.builtInList : labels.savedList}{' '}
            <button
              type="button"
              onClick={onRetry}
              className="-my-2 inline-flex min-h-11 items-center font-semibold text-sea underline underline-offset-4"
            >
              {labels.retry}
            </button>
          </span>
        </span>
      )}
    </div>
  );
}
