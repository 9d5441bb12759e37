import type { FormLabels } from '@/forms/labels.ts';
import type { Party, SampleConversation } from '../conversation.ts';
import type { Providers } from '../inquiry-conversation.ts';
import type { ChatLabels } from '../labels.ts';

/** Props of the chat, as the page passes them. */
export type ChatProps = {
  labels: ChatLabels;
  forms: FormLabels;
  samples: readonly SampleConversation[];
  parties: readonly Party[];
  providers: Providers;
  /** True when messages are sent to the operator. */
  isDelivered: boolean;
};
