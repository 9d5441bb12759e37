import { useEffect, useRef, useState, type ReactElement } from 'react';
import { SharedCard } from '@/forms/components/SharedCard.tsx';
import { makeId } from '@/lib/make-id.ts';
import { formatMessage } from '@/lib/messages.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { getErrorCode } from '@/storage/errors/storage-error.ts';
import { buttonClass } from '@/ui/button.ts';
import { FieldError } from '@/ui/feedback/FieldError.tsx';
import type { InquiryLabels } from '../labels.ts';
import type { InquiryListProps } from './inquiry-list-props.ts';
import type { Inquiry } from './inquiry.ts';
import { shareCard } from './inquiry-storage.ts';

export type ShareCardProps = {
  inquiry: Inquiry;
  labels: InquiryLabels;
} & Pick<InquiryListProps, 'forms' | 'fields'>;

/** Shows the visitor's business card, and shares it in the conversation of an inquiry when the visitor says so. */
export function ShareCard({ inquiry, labels, forms, fields }: ShareCardProps): ReactElement {
  // Chosen before the first attempt, so that a second press does not share the card twice.
  const id = useRef('');
  const status = useRef<HTMLParagraphElement>(null);
  const [isShared, setIsShared] = useState(false);
  const [error, setError] = useState('');
  const share = async () => {
    id.current ||= makeId();
    try {
      const result = await shareCard(inquiry, { id: id.current, text: labels.cardMessage, labels: fields });
      setError(result === 'missing' ? forms.card.none : '');
      setIsShared(result === 'shared');
    } catch (error) {
      setError(forms.storageErrors[getErrorCode(error)]);
    }
  };
  useEffect(() => {
    // The button disappears, so the focus moves to the message about it.
    if (isShared) status.current?.focus();
  }, [isShared]);
  return (
    <div className="mt-4 grid gap-3">
      {!isShared && (
        <>
          <SharedCard labels={forms.card} />
          <button
            type="button"
            onClick={() => {
              // `share` shows its errors.
              reportRejection(share());
            }}
            className={buttonClass('primary', 'justify-self-start')}
          >
            {formatMessage(labels.shareCardWith, { name: inquiry.name })}
          </button>
        </>
      )}
      <FieldError id="share-card-error" role="alert" message={error} className="" />
      <p ref={status} role="status" tabIndex={-1} className="text-small text-palm empty:hidden">
        {isShared ? labels.cardShared : ''}
      </p>
    </div>
  );
}
