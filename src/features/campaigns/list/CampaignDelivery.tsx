import type { ReactElement } from 'react';
import { DeliveryStatus, type DeliveryLabels } from '@/forms/components/DeliveryStatus.tsx';
import { useRecord } from '@/forms/hooks/use-record.ts';

export type CampaignDeliveryProps = { id: string; labels: DeliveryLabels };

/** Whether the record of a campaign was delivered, and what the operator answered. Loaded only on sites with a receiver. */
export function CampaignDelivery({ id, labels }: CampaignDeliveryProps): ReactElement | null {
  const stored = useRecord(id);
  // A draft is not sent.
  if (!stored?.record || stored.record.delivery.state === 'saved') return null;
  return (
    <>
      <DeliveryStatus record={stored.record} labels={labels} isPersistent={stored.isPersistent} />
      <ino-review data-record={id} />
    </>
  );
}
