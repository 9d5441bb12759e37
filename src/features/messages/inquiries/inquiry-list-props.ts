import type { FormLabels } from '@/forms/labels.ts';
import type { Party } from '../conversation.ts';
import type { Providers } from '../inquiry-conversation.ts';
import type { InquiryLabels } from '../labels.ts';
import type { SampleInquiry } from './inquiry.ts';

/** Props of the list of inquiries, as the page passes them. */
export type InquiryListProps = {
  labels: InquiryLabels;
  forms: Pick<FormLabels, 'delivery' | 'storageErrors'>;
  samples: readonly SampleInquiry[];
  /** True for the inquiries that the visitor sent. */
  isSent: boolean;
  parties: readonly Party[];
  providers: Providers;
  /** Path of the link when there are no inquiries. */
  emptyPath: string;
};
