/** Icons of the payment methods, by their keys in `content/forms`. */
import {
  ArrowLeftRight,
  AtSign,
  CreditCard,
  Landmark,
  Smartphone,
  WalletMinimal,
  type IconNode,
} from '@/ui/icons/icons.ts';

const ICONS: Readonly<Record<string, IconNode>> = {
  'debit-card': CreditCard,
  'credit-card': WalletMinimal,
  'net-banking': Landmark,
  'google-pay': Smartphone,
  upi: AtSign,
  'bank-transfer': ArrowLeftRight,
};

/** Returns the icon of a method; a card for methods that an editor added. */
export const getMethodIcon = (method: string): IconNode => ICONS[method] ?? CreditCard;
