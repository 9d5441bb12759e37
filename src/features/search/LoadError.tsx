import { RotateCcw } from '@/ui/icons/icons.ts';
import type { ReactElement, RefObject } from 'react';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { SearchLabels } from './labels.ts';
import { StaleIndexNotice } from './StaleIndexNotice.tsx';

export type LoadErrorLabels = SearchLabels['failure'];

type Props = {
  labels: LoadErrorLabels;
  /** Ref of the button. */
  retryRef?: RefObject<HTMLButtonElement | null>;
  onRetry: () => void;
};

/** An alert for a search that could not be loaded, with a button that retries. */
export function LoadError({ labels, retryRef, onRetry }: Props): ReactElement {
  return (
    <div role="alert" className="flex flex-col items-start gap-4 py-2 pe-14">
      <p className="max-w-measure">{labels.text}</p>
      <StaleIndexNotice isMissing />
      <button ref={retryRef} type="button" onClick={onRetry} className={buttonClass('secondary')}>
        <Icon icon={RotateCcw} size={17} />
        {labels.retry}
      </button>
    </div>
  );
}
