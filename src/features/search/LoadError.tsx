import { RotateCcw } from 'lucide';
import type { ReactElement } from 'react';
import { buttonClass } from '@/ui/button.ts';
import { Drawing } from '@/ui/icons/Icon.tsx';
import { LastBuild } from './StaleIndexNotice.tsx';

export type FailureWords = { text: string; retry: string };

/** Search could not be loaded: says so, and tries again when asked to. */
export function Failure({ words, onRetry }: { words: FailureWords; onRetry: () => void }): ReactElement {
  return (
    <div role="alert" className="flex flex-col items-start gap-4 py-2 pe-14">
      <p className="max-w-measure">{words.text}</p>
      <LastBuild missing />
      <button type="button" onClick={onRetry} className={buttonClass('secondary')}>
        <Drawing node={RotateCcw} size={17} />
        {words.retry}
      </button>
    </div>
  );
}
