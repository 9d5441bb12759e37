/** Schema of the labels of the notice about a referral link. */
import { requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { labelGroup } from '../../cms/labels/label-group.ts';

export const referralNoticeLabels = labelGroup({
  key: 'referral-notice',
  label: 'referral notice',
  schema: {
    text: messageField('Text', ['code']),
    action: requiredText('Link to the referral screen'),
    close: requiredText('Button: close'),
  },
});
