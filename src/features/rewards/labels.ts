/** Schemas of the labels of the rewards and of the referral screen. */
import { fields } from '@keystatic/core';
import { longText, requiredText } from '../../cms/fields/fields.ts';
import { messageField } from '../../cms/fields/message-field.ts';
import { labelGroup, type LabelsOf } from '../../cms/labels/label-group.ts';

export const rewardLabels = labelGroup({
  key: 'rewards',
  label: 'rewards',
  schema: {
    title: requiredText('Title'),
    text: longText('Text below the title', 'It says that this is a practice wallet.'),
    back: requiredText('Link back to the wallet'),
    total: requiredText('Heading of the points'),
    points: messageField('Number of points', ['points']),
    next: messageField('Next reward', ['missing', 'reward']),
    all: requiredText('Text when all rewards are within reach'),
    sources: messageField('Sources of the points', ['referrals', 'others', 'redeemed']),
    refer: requiredText('Button: refer a friend'),
    choose: requiredText('Heading of the rewards'),
    reachable: messageField('Number of rewards within reach', ['count', 'all']),
    missing: messageField('Missing points', ['missing']),
    progress: messageField('Points of a price', ['points', 'price']),
    redeem: requiredText('Button: redeem'),
    confirm: fields.object(
      {
        question: messageField('Question', ['reward']),
        text: messageField('Text', ['price', 'left']),
        confirm: requiredText('Button: confirm'),
        cancel: requiredText('Button: cancel'),
      },
      { label: 'Confirmation' },
    ),
    done: messageField('Message: redeemed', ['reward', 'points']),
    credited: messageField('Message: credit added to the balance', ['amount']),
    creditNote: messageField('Note of a credit in the transactions', ['reward']),
    short: messageField('Error: too few points', ['reward', 'points']),
    failed: longText('Error: the reward could not be redeemed'),
    history: fields.object(
      {
        title: requiredText('Heading'),
        text: longText('Text'),
        empty: longText('Text when there are no entries'),
        earned: messageField('Earned points', ['points']),
        redeemed: messageField('Redeemed points', ['points']),
      },
      { label: 'History' },
    ),
    noScript: longText('Message without JavaScript'),
  },
});

export const referralLabels = labelGroup({
  key: 'referral',
  label: 'referral',
  schema: {
    title: requiredText('Title'),
    text: longText('Text below the title'),
    practice: longText('Practice wallet', 'It says that this is a practice wallet.'),
    link: fields.object(
      {
        title: requiredText('Heading'),
        text: longText('Text'),
        label: requiredText('Referral link: label'),
        qr: requiredText('Name of the QR code'),
        copy: requiredText('Button: copy the link'),
        copied: requiredText('Message: copied'),
        copyFailed: longText('Message: copying is not allowed'),
        share: requiredText('Button: share the QR code'),
        shareText: longText('Text that is shared with the QR code'),
        saved: messageField('Message: picture saved', ['file']),
        shareFailed: longText('Error: the picture could not be shared'),
        code: messageField('Own code', ['code']),
        noScript: longText('Message without JavaScript'),
      },
      { label: 'Your link' },
    ),
    points: fields.object(
      {
        title: requiredText('Heading'),
        count: messageField('Number of referrals', ['count', 'points']),
        total: messageField('Points and next reward', ['points', 'missing', 'reward']),
        all: messageField('Points when all rewards are within reach', ['points']),
        action: requiredText('Link to the rewards'),
      },
      { label: 'Points' },
    ),
    sent: fields.object(
      {
        title: requiredText('Heading'),
        text: longText('Text'),
        code: messageField('A referral with a code', ['code']),
        points: messageField('Points of a referral', ['points']),
        next: longText('Text of the next referral'),
      },
      { label: 'Referrals' },
    ),
    use: fields.object(
      {
        title: requiredText('Heading'),
        text: longText('Text'),
        label: requiredText('Label of the boxes'),
        action: requiredText('Button'),
        hint: longText('Hint'),
        fromLink: longText('Hint for a code from a link'),
        malformed: longText('Error: malformed code'),
        own: longText('Error: own code'),
        used: messageField('Error: used code', ['code']),
        done: messageField('Message: points booked', ['code', 'points']),
        note: messageField('Note of the points in the history', ['code']),
        noScript: longText('Message without JavaScript'),
      },
      { label: 'Use your Code' },
    ),
  },
});

export type RewardLabels = LabelsOf<typeof rewardLabels>;
export type ReferralLabels = LabelsOf<typeof referralLabels>;
