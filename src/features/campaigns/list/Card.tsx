import { Fragment, type ReactElement, type ReactNode } from 'react';
import { formatDate } from '@/lib/dates/format.ts';
import { formatMessage } from '@/lib/messages.ts';
import { formatMoney } from '@/lib/money.ts';
import type { DeliveryLabels } from '@/forms/components/DeliveryStatus.tsx';
import { getEditCampaignPath } from '@/routes.ts';
import { buttonClass } from '@/ui/button.ts';
import { ConfirmButton } from '@/ui/dialog/ConfirmButton.tsx';
import { Alert } from '@/ui/feedback/Alert.tsx';
import { ignoreDoubleClick } from '@/ui/dialog/ignore-double-click.ts';
import { DELIVERY_URL } from '@/storage/outbox/initial-delivery.ts';
import { createLazyComponent } from '@/ui/lazy-component.tsx';
import { reportRejection } from '@/lib/safe-promise.ts';
import { useFileUrl } from '@/forms/files/use-file-url.ts';
import { toCardId } from '../card-id.ts';
import type { CampaignLabels } from '../labels.ts';
import type { Action } from '../rules/decide.ts';
import { BidForm } from './BidForm.tsx';
import type { CampaignCard } from './rows.ts';
import type { CampaignDeliveryProps } from './CampaignDelivery.tsx';
import { StateChip } from './StateChip.tsx';

/** An action that the list offers. */
export type ListAction = Extract<Action, { type: 'start' | 'pause' | 'resume' | 'stop' | 'setBid' }>;

export type CardActions = {
  act: (card: CampaignCard, action: ListAction) => Promise<void>;
  duplicate: (card: CampaignCard) => Promise<void>;
  remove: (card: CampaignCard) => Promise<void>;
  view: (card: CampaignCard) => void;
};

type Props = {
  card: CampaignCard;
  labels: CampaignLabels['list'];
  formLabels: DeliveryLabels;
  disabled: boolean;
  /** What the last action of this campaign reported. */
  message: ReactNode;
  actions: CardActions;
};

const Delivery = createLazyComponent<CampaignDeliveryProps>(
  async () => (await import('./CampaignDelivery.tsx')).CampaignDelivery,
  () => <></>,
);

/** The action that a campaign offers first, by its state. */
const MAIN_ACTIONS = { draft: 'start', running: 'pause', paused: 'resume' } as const;

/** Buttons of the visitor's own campaign, as its state allows. */
function OwnActions({ card, labels, disabled, actions }: Omit<Props, 'formLabels' | 'message'>): ReactElement {
  const { state, id } = card;
  const mainAction = state === 'ended' ? undefined : MAIN_ACTIONS[state];
  const isStarted = state === 'running' || state === 'paused';
  return (
    <>
      {state !== 'ended' && (
        <BidForm
          bid={card.bid}
          max={isStarted ? card.remaining : card.budget}
          labels={labels}
          disabled={disabled}
          onSave={(bid) => actions.act(card, { type: 'setBid', bid })}
        />
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {/* One button for all states, so that it keeps the focus when its action changes. */}
        {mainAction && (
          <button
            type="button"
            disabled={disabled}
            onClick={({ nativeEvent }) => {
              // The second click of a double-click would undo the first, because the button then has another action.
              ignoreDoubleClick(nativeEvent);
              reportRejection(actions.act(card, { type: mainAction }));
            }}
            className={buttonClass('secondary')}
          >
            {labels[mainAction]}
          </button>
        )}
        {isStarted && (
          <ConfirmButton
            action={labels.stop}
            className={buttonClass('secondary')}
            labels={labels.stopDialog}
            onConfirm={async () => {
              await actions.act(card, { type: 'stop' });
              return undefined;
            }}
          />
        )}
        {state !== 'ended' && (
          <a href={getEditCampaignPath(id)} className={buttonClass('secondary')}>
            {state === 'draft' ? labels.finish : labels.edit}
          </a>
        )}
        <button
          type="button"
          disabled={disabled}
          onClick={({ nativeEvent }) => {
            ignoreDoubleClick(nativeEvent);
            reportRejection(actions.duplicate(card));
          }}
          className={buttonClass('secondary')}
        >
          {labels.duplicate}
        </button>
        {state === 'draft' && (
          <ConfirmButton
            action={labels.remove}
            className={buttonClass('secondary')}
            labels={labels.removeDialog}
            onConfirm={async () => {
              await actions.remove(card);
              return undefined;
            }}
          />
        )}
      </div>
    </>
  );
}

/** One campaign with the meter of its budget. */
export function Card(props: Props): ReactElement {
  const { card, labels, formLabels, disabled, message, actions } = props;
  const { headline, place, km, budget, spent, until, keywords, remaining, released, state, isSample } = card;
  const { url: stored } = useFileUrl(card.fileId);
  const picture = card.picture ?? (stored === undefined ? undefined : { src: stored });
  const used = formatMessage(labels.used, { spent: formatMoney(spent), budget: formatMoney(budget) });
  return (
    <li
      id={toCardId(card.id)}
      tabIndex={-1}
      className="flex min-w-0 scroll-mt-24 flex-col rounded-panel border border-line bg-surface p-5"
    >
      <div className="mb-4 flex flex-wrap gap-3">
        {picture && (
          <img {...picture} alt="" width={56} height={56} className="size-14 shrink-0 rounded-field object-cover" />
        )}
        <div className="min-w-0 grow basis-40">
          <p className="flex flex-wrap gap-1.5">
            <StateChip state={state} labels={labels.states} />
            {isSample && <span className="chip bg-sunken text-muted">{labels.sample}</span>}
          </p>
          <h3 className="mt-1 text-lead wrap-anywhere">
            <bdi>{headline}</bdi>
          </h3>
          <p className="text-small text-muted">{formatMessage(labels.reach, { place, km })}</p>
        </div>
      </div>
      <p className="mt-auto flex flex-wrap justify-between gap-x-3 text-small">
        <span className="text-muted">
          {until === undefined ? labels.fund : formatMessage(labels.until, { date: formatDate(until) })}
        </span>
        <span className="font-semibold tabular-nums">{used}</span>
      </p>
      <progress aria-label={used} value={spent} max={budget} className="mt-2" />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-small text-muted wrap-anywhere">
          {keywords.map((keyword, index) => (
            <Fragment key={keyword}>
              {index > 0 && ', '}
              <bdi>{keyword}</bdi>
            </Fragment>
          ))}
        </p>
        <button
          type="button"
          disabled={disabled}
          aria-label={formatMessage(labels.viewOf, { name: headline })}
          onClick={() => {
            actions.view(card);
          }}
          className={buttonClass('secondary', 'hidden scripting:inline-flex')}
        >
          {labels.view}
        </button>
      </div>
      {remaining > 0 && !isSample && (
        <p className="mt-2 text-fine text-muted">
          {formatMessage(labels.remaining, { amount: formatMoney(remaining) })}
        </p>
      )}
      {released > 0 && (
        <p className="mt-2 text-fine text-muted">{formatMessage(labels.released, { amount: formatMoney(released) })}</p>
      )}
      {DELIVERY_URL !== undefined && card.record !== undefined && (
        <Delivery key={card.record} id={card.record} labels={formLabels} />
      )}
      {!isSample && (
        <>
          <OwnActions {...props} />
          <div role="status">{message && <Alert className="mt-4">{message}</Alert>}</div>
        </>
      )}
    </li>
  );
}
