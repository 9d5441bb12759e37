import type { ReactElement, Ref } from 'react';
import { buttonClass } from '@/ui/button.ts';
import { DIALOG_CLASS, QUESTION_WIDTH_CLASS } from '@/ui/dialog/dialog-styles.ts';
import type { Facts } from './facts.ts';

type Props = { ref: Ref<HTMLDialogElement>; viewed: Facts | undefined; closeLabel: string };

/** A dialog with the facts of a campaign or of a keyword. */
export const FactsDialog = ({ ref, viewed, closeLabel }: Props): ReactElement => (
  <dialog ref={ref} aria-labelledby="campaign-viewed" className={`${DIALOG_CLASS} ${QUESTION_WIDTH_CLASS}`}>
    <h2 id="campaign-viewed" className="text-lead wrap-anywhere">
      <bdi>{viewed?.name}</bdi>
    </h2>
    <dl className="mt-3 text-small tabular-nums">
      {viewed?.facts.map(([label, fact]) => (
        <div key={label} className="flex justify-between gap-4 border-t border-line py-2.5">
          <dt className="text-muted">{label}</dt>
          <dd className="text-end font-semibold wrap-anywhere">
            <bdi>{fact}</bdi>
          </dd>
        </div>
      ))}
    </dl>
    <form method="dialog" className="mt-4">
      <button className={buttonClass('secondary')}>{closeLabel}</button>
    </form>
  </dialog>
);
