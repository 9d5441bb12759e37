import { useState, type ReactElement } from 'react';
import { subscribeCard } from '@/features/business-cards/card/open-card.ts';
import { getCreateCardPath } from '@/routes.ts';
import { hasStoredData } from '@/storage/presence-flag.ts';
import { useStored } from '@/storage/use-stored.ts';
import type { FormLabels } from '../labels.ts';
import { CardLines } from './CardLines.tsx';

export type SharedCardProps = { labels: FormLabels['card'] };

/** Shows the card that is sent along, or a link to create one that leads back to this form, also in its dialog. Its draft stays. */
export function SharedCard({ labels }: SharedCardProps): ReactElement {
  const { value } = useStored(subscribeCard);
  // The subscription waits for data, so without data it never answers.
  const isMissing = value === null || (value === undefined && !hasStoredData());
  const [element, setElement] = useState<Element | null>(null);
  const dialog = element?.closest('dialog');
  const hash = dialog ? `#${dialog.id}` : location.hash;
  const path = getCreateCardPath(`${location.pathname}${location.search}${hash}`);
  return (
    <div
      ref={setElement}
      role="status"
      className="ms-8 max-w-measure rounded-card border border-line bg-sunken px-4 py-3 text-small"
    >
      {isMissing ? (
        <p>{labels.none}</p>
      ) : (
        value && (
          <>
            <p className="text-muted">{labels.attached}</p>
            <CardLines card={value.card} />
          </>
        )
      )}
      {(isMissing || value) && (
        <a href={path} className="inline-flex min-h-11 items-center font-semibold text-sea underline">
          {isMissing ? labels.create : labels.change}
        </a>
      )}
    </div>
  );
}
