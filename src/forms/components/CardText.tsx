import type { ReactElement } from 'react';
import type { CardField } from '@/features/business-cards/card/business-card.ts';
import { formatCardField } from '@/features/business-cards/card/format-card-field.ts';
import { AddressText } from '@/ui/AddressText.tsx';

export type CardTextProps = { field: CardField; text: string };

/** The text of a field of a business card, as people read it. */
export const CardText = ({ field, text }: CardTextProps): ReactElement =>
  field === 'email' ? <AddressText address={text} /> : <>{formatCardField(field, text)}</>;
