import type { ReactElement, RefObject } from 'react';
import type { DeliveryLabels } from '@/forms/components/DeliveryStatus.tsx';
import { RecordNotice } from '@/forms/components/RecordNotice.tsx';
import { useRecord } from '@/forms/hooks/use-record.ts';
import { formatMessage } from '@/lib/messages.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { OwnProductLabels } from '../labels.ts';
import type { SavedProduct } from './submit-product.ts';

type Props = {
  saved: SavedProduct;
  labels: OwnProductLabels['catalogue'];
  formLabels: DeliveryLabels;
  /** Ref of the message, which takes the focus of the form. */
  status: RefObject<HTMLParagraphElement | null>;
  onUndone: () => void;
};

/** The product that was saved last, with its record, and undo. */
export function SavedNotice({ saved, labels, formLabels, status, onUndone }: Props): ReactElement {
  return (
    <RecordNotice
      record={useRecord(saved.record)?.record}
      labels={formLabels}
      undo={async () => {
        // Loaded by the form before.
        const { undoProduct } = await import('./submit-product.ts');
        return undoProduct(saved);
      }}
      onUndone={onUndone}
      className="mb-4"
    >
      <p
        ref={status}
        tabIndex={-1}
        role="status"
        className="flex items-center gap-2 font-semibold text-palm wrap-anywhere focus:outline-none"
      >
        <Icon icon="circle-check" size={19} />
        {formatMessage(labels.saved, { name: saved.name })}
      </p>
    </RecordNotice>
  );
}
