import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTabDraft } from '@/forms/hooks/use-tab-draft.ts';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import type { DeliveryLabels } from '@/forms/components/DeliveryStatus.tsx';
import { getAddMoneyPath, ROUTES } from '@/routes.ts';
import { DELIVERY_URL } from '@/storage/outbox/initial-delivery.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { getErrorCode, ignoreStorageError } from '@/storage/errors/storage-error.ts';
import { hasStoredData } from '@/storage/presence-flag.ts';
import { EMPTY_STATE_CLASS } from '@/ui/feedback/empty-state.ts';
import { Alert } from '@/ui/feedback/Alert.tsx';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { getBalance } from '@/features/wallet/ledger/sums.ts';
import { toCardId } from '../card-id.ts';
import type { CampaignLabels } from '../labels.ts';
import { openCampaigns } from '../open-campaigns.ts';
import { getSubmittedText } from './action-texts.ts';
import { Card } from './Card.tsx';
import { getCampaignFacts, getKeywordFacts, type Facts } from './facts.ts';
import { FactsDialog } from './FactsDialog.tsx';
import { Figures } from './Figures.tsx';
import { KeywordSection } from './KeywordSection.tsx';
import { endPastCampaigns, joinLists, listOwn, type CampaignCard, type CampaignList, type KeywordRow } from './rows.ts';
import { SubmittedNotice } from './SubmittedNotice.tsx';
import { UnfinishedNotice } from './UnfinishedNotice.tsx';
import { useCampaigns } from './use-campaigns.ts';
import { useCardActions } from './use-card-actions.ts';
import { useDayChange } from './use-day-change.ts';

type Props = {
  labels: Pick<CampaignLabels, 'list' | 'notes'>;
  formLabels: DeliveryLabels;
  opening: readonly LedgerEntry[];
  samples: CampaignList;
};

function AdwordsListIsland({ labels: all, formLabels, opening, samples }: Props): ReactElement {
  const { list: labels, notes } = all;
  const isHydrated = useHydrated();
  const { value, error } = useCampaigns({ opening, notes });
  const unfinished = useTabDraft('campaign');
  const [viewed, setViewed] = useState<Facts>();
  const time = useDayChange(() => {
    // Opening ends the campaigns whose last day has passed. If that fails, the list still shows them as ended.
    if (hasStoredData()) openCampaigns({ opening, notes }).catch(ignoreStorageError);
  });
  const dialog = useRef<HTMLDialogElement>(null);
  const statusRef = useRef<HTMLDivElement>(null);
  // The HTML of the build knows neither the time nor the address.
  const now = isHydrated ? time : undefined;

  const own = value ? listOwn(value.campaigns, value.entries, now ?? 0) : undefined;
  const { rows, cards } = joinLists(own, now === undefined ? samples : endPastCampaigns(samples, now));
  const { report, hasActed, actions } = useCardActions({
    opening,
    notes,
    labels,
    errors: formLabels.storageErrors,
    balance: getBalance(value?.entries ?? opening),
    onRemoved: () => statusRef.current?.focus(),
  });
  const submitted = isHydrated && !hasActed ? new URLSearchParams(location.search).get('campaign') : null;
  const submittedCard = own?.cards.find(({ id }) => id === submitted);
  const submittedText = submittedCard && getSubmittedText(submittedCard, labels);

  const isRead = value !== undefined;
  useEffect(() => {
    // An ad links to its campaign, which the HTML of the page does not have.
    if (isRead && location.hash) document.getElementById(location.hash.slice(1))?.focus();
  }, [isRead]);

  const view = (facts: Facts) => {
    setViewed(facts);
    dialog.current?.showModal();
  };
  const viewCampaign = (card: CampaignCard) => {
    view(getCampaignFacts(card, labels));
  };
  const viewKeyword = (row: KeywordRow) => {
    const card = row.campaignId === undefined ? null : document.getElementById(toCardId(row.campaignId));
    if (card) {
      card.scrollIntoView({ block: 'nearest' });
      card.focus();
    } else {
      view(getKeywordFacts(row, labels));
    }
  };
  const addMoneyLink = (
    <>
      {' '}
      <a href={getAddMoneyPath(ROUTES.adwords)} className="font-semibold underline">
        {labels.addMoney}
      </a>
    </>
  );
  const message = report && (
    <>
      {report.text}
      {report.isShort && addMoneyLink}
    </>
  );
  // An action is answered where it was pressed: the list may be longer than the window.
  const reportingCard = cards.find(({ id }) => id === report?.id);
  return (
    <>
      <StorageAlert labels={formLabels.storageErrors} />
      {report === undefined && submittedCard && submittedText !== undefined && (
        <SubmittedNotice card={submittedCard} formLabels={formLabels} options={{ opening, notes }}>
          {submittedText}
          {submittedCard.state === 'draft' && addMoneyLink}
        </SubmittedNotice>
      )}
      <div ref={statusRef} role="status" tabIndex={-1}>
        {((message !== undefined && !reportingCard) || error !== undefined) && (
          <Alert className="mb-6">
            {error === undefined ? message : formLabels.storageErrors[getErrorCode(error)]}
          </Alert>
        )}
      </div>
      {unfinished && <UnfinishedNotice draft={unfinished} labels={labels} />}
      <Figures rows={rows} labels={labels} />
      {cards.length === 0 && (
        <div className={`${EMPTY_STATE_CLASS} mt-6`}>
          <p>
            {labels.empty}{' '}
            <a href={ROUTES.createCampaign} className="font-semibold text-sea underline">
              {labels.create}
            </a>
          </p>
        </div>
      )}
      {rows.length > 0 && <KeywordSection rows={rows} labels={labels} disabled={!isHydrated} onView={viewKeyword} />}
      {cards.length > 0 && (
        <section aria-labelledby="campaigns" className="mt-10">
          <h2 id="campaigns" className="mb-3 text-title">
            {labels.campaigns}
          </h2>
          <ul className="grid gap-4 tablet:grid-cols-2 tablet:max-broad:*:last:odd:col-span-2 broad:grid-cols-3">
            {cards.map((card) => (
              <Card
                key={card.id}
                card={card}
                labels={labels}
                formLabels={formLabels}
                disabled={!isHydrated}
                message={card === reportingCard && message}
                actions={{ ...actions, view: viewCampaign }}
              />
            ))}
          </ul>
        </section>
      )}
      <p className="mt-6 max-w-measure text-small text-muted">
        {DELIVERY_URL === undefined ? labels.practice : labels.practiceSent}
      </p>
      <FactsDialog ref={dialog} viewed={viewed} closeLabel={labels.close} />
    </>
  );
}

/** The keywords and campaigns of the visitor and of the samples. */
export const AdwordsList = withBoundary(AdwordsListIsland);
