import type { ReactElement } from 'react';
import { CARD_FIELDS } from '@/features/business-cards/card/business-card.ts';
import { formatPhone } from '@/lib/text/format-phone.ts';
import type { BusinessCard } from '@/storage/schemas/stored-record.ts';

/** Lists what is on a business card: the name, then the other lines. */
export function CardLines({ card }: { card: BusinessCard }): ReactElement {
  const [, ...others] = CARD_FIELDS;
  return (
    <div className="wrap-anywhere">
      <p className="font-semibold">
        <bdi>{card.fullName}</bdi>
      </p>
      {others.map((field) => {
        const text = card[field];
        return text !== undefined && <p key={field}>{<bdi>{field === 'mobile' ? formatPhone(text) : text}</bdi>}</p>;
      })}
    </div>
  );
}
