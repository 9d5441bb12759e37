import type { ReactElement } from 'react';
import { CARD_FIELDS } from '@/features/business-cards/card/business-card.ts';
import type { BusinessCard } from '@/storage/schemas/stored-record.ts';

/** Lists what is on a business card: the name, then the other lines. */
export function CardLines({ card }: { card: BusinessCard }): ReactElement {
  const [, ...others] = CARD_FIELDS;
  return (
    <div className="wrap-anywhere">
      <p className="font-semibold">
        <bdi>{card.fullName}</bdi>
      </p>
      {others.map((field) => card[field] !== undefined && <p key={field}>{<bdi>{card[field]}</bdi>}</p>)}
    </div>
  );
}
