import type { ReactElement } from 'react';
import { CARD_FIELDS } from '@/features/business-cards/card/business-card.ts';
import type { BusinessCard } from '@/storage/schemas/stored-record.ts';
import { createLazyComponent } from '@/ui/lazy-component.tsx';
import type { CardTextProps } from './CardText.tsx';

// Loaded lazily: few messages and records have a card, and it can be read as it is stored.
const CardText = createLazyComponent<CardTextProps>(
  async () => (await import('./CardText.tsx')).CardText,
  ({ text }) => <>{text}</>,
);

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
        return (
          text !== undefined && (
            <p key={field}>
              <bdi>
                <CardText field={field} text={text} />
              </bdi>
            </p>
          )
        );
      })}
    </div>
  );
}
