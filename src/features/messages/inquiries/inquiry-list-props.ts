import type { FormLabels } from '@/forms/labels.ts';
import type { Party } from '../conversation.ts';
import type { Providers } from '../inquiry-conversation.ts';
import type { InquiryLabels } from '../labels.ts';
import type { FieldLabels } from '../message-records.ts';
import type { ProductPreviews, SampleInquiry } from './inquiry.ts';

/** Props of the list of inquiries, as the page passes them. */
export type InquiryListProps = {
  labels: InquiryLabels;
  forms: Pick<FormLabels, 'card' | 'delivery' | 'loadError' | 'storageErrors'>;
  /** Labels of the fields of a message. */
  fields: FieldLabels;
  samples: readonly SampleInquiry[];
  /** True for the inquiries that the visitor sent. */
  isSent: boolean;
  /** Previews of the products that samples are about. */
  previews: ProductPreviews;
  parties: readonly Party[];
  providers: Providers;
  /** Path of the link when there are no inquiries. */
  emptyPath: string;
};
