import { useEffect, useRef, useState, type ReactElement } from 'react';
import { NUMBER_LOCALE } from '@/lib/locales.ts';
import { useTabDraft } from '@/forms/hooks/use-tab-draft.ts';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import type { DeliveryLabels } from '@/forms/components/DeliveryStatus.tsx';
import { formatMessage } from '@/lib/messages.ts';
import { formatMoney } from '@/lib/money.ts';
import { getAddMoneyPath, ROUTES } from '@/routes.ts';
import { DELIVERY_URL } from '@/storage/outbox/initial-delivery.ts';
import { startDelivery } from '@/storage/outbox/start-delivery.ts';
import { openUserData } from '@/storage/open.ts';
import type { Campaign } from '@/storage/tables/campaign.ts';
import type { LedgerEntry } from '@/storage/tables/ledger-entry.ts';
import { EMPTY_STATE_CLASS } from '@/ui/feedback/empty-state.ts';
import { buttonClass } from '@/ui/button.ts';
import { DIALOG_CLASS, QUESTION_WIDTH_CLASS } from '@/ui/dialog/dialog-styles.ts';
import { download } from '@/ui/download.ts';
import { Alert } from '@/ui/feedback/Alert.tsx';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { getBalance } from '@/features/wallet/ledger/sums.ts';
import { toCardId } from '../card-id.ts';
import type { CampaignLabels } from '../labels.ts';
import { openCampaigns } from '../open-campaigns.ts';
import type { Campaigns } from '../rules/campaigns.ts';
import type { changeBid } from './change-bid.ts';
import { Card, type CardActions, type ListAction } from './Card.tsx';
import { KeywordTable } from './KeywordTable.tsx';
import {
  endPastCampaigns,
  formatRate,
  listOwn,
  selectList,
  sumRows,
  toKeywordCsv,
  type CampaignCard,
  type CampaignList,
} from './rows.ts';
import { SubmittedNotice } from './SubmittedNotice.tsx';
import { useCampaigns } from './use-campaigns.ts';

type Props = {
  labels: Pick<CampaignLabels, 'list' | 'notes'>;
  formLabels: DeliveryLabels;
  opening: readonly LedgerEntry[];
  samples: CampaignList;
};

/** What an action reported: a text, and whether money is missing. */
type Report = { text: string; isShort?: boolean };

/** What the dialog shows: a name, and pairs of labels and values. */
type Viewed = { name: string; facts: readonly (readonly [string, string])[] };

const COUNT = new Intl.NumberFormat(NUMBER_LOCALE);

/** Returns the text about a campaign that was submitted; undefined when it neither runs nor is a draft. */
function getSubmittedText({ number, state, budget }: CampaignCard, labels: CampaignLabels['list']): string | undefined {
  if (number === undefined) return undefined;
  if (state === 'running') return formatMessage(labels.isRunning, { number, budget: formatMoney(budget) });
  return state === 'draft' ? formatMessage(labels.isDraft, { number }) : undefined;
}

/** Returns the text about an action that was done. */
function getDoneText({ number, budget, bid }: Campaign, { type }: ListAction, labels: CampaignLabels['list']): string {
  const messages = {
    start: labels.isRunning,
    pause: labels.isPaused,
    resume: labels.isResumed,
    stop: labels.isStopped,
    setBid: labels.bidSaved,
  };
  return formatMessage(messages[type], { number, budget: formatMoney(budget), bid: formatMoney(bid) });
}

/** Changes the bid with code that is loaded when it is first needed: few visitors change one. */
const setBid = async (...args: Parameters<typeof changeBid>) => (await import('./change-bid.ts')).changeBid(...args);

function AdwordsListIsland({ labels: all, formLabels, opening, samples }: Props): ReactElement {
  const { list: labels, notes } = all;
  const isHydrated = useHydrated();
  const { value, error } = useCampaigns({ opening, notes });
  const unfinished = useTabDraft('campaign');
  const [report, setReport] = useState<Report>();
  const [viewed, setViewed] = useState<Viewed>();
  const [hasActed, setHasActed] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const dialog = useRef<HTMLDialogElement>(null);
  const statusRef = useRef<HTMLDivElement>(null);
  // The HTML of the build knows neither the time nor the address.
  const now = isHydrated ? openedAt : undefined;
  const submitted = isHydrated && !hasActed ? new URLSearchParams(location.search).get('campaign') : null;

  const own = value ? listOwn(value.campaigns, value.entries, now ?? 0) : undefined;
  const { rows, cards } = selectList(own, now === undefined ? samples : endPastCampaigns(samples, now));
  const sums = sumRows(rows);
  const submittedCard = own?.cards.find(({ id }) => id === submitted);
  const submittedText = submittedCard && getSubmittedText(submittedCard, labels);
  const balance = getBalance(value?.entries ?? opening);

  const isRead = value !== undefined;
  useEffect(() => {
    // An ad links to its campaign, which the HTML of the page does not have.
    if (isRead && location.hash) document.getElementById(location.hash.slice(1))?.focus();
  }, [isRead]);

  const withCampaigns = async (work: (campaigns: Campaigns) => Promise<Report | undefined>) => {
    try {
      setReport(await work(await openCampaigns({ opening, notes })));
      setHasActed(true);
    } catch {
      setReport({ text: labels.storageError });
    }
  };
  const actions: CardActions = {
    act: (card, action) =>
      withCampaigns(async (campaigns) => {
        const result =
          action.type === 'setBid'
            ? await setBid(campaigns, card.id, action.bid)
            : await campaigns.act(card.id, action);
        if ('campaign' in result) {
          if (action.type === 'start' || action.type === 'setBid') startDelivery();
          // The pressed button disappears.
          if (action.type === 'stop') document.getElementById(toCardId(card.id))?.focus();
          return { text: getDoneText(result.campaign, action, labels) };
        }
        const [budget, left] = [formatMoney(card.budget), formatMoney(balance)];
        if (result.error === 'insufficient-balance') {
          return { text: formatMessage(labels.short, { budget, balance: left }), isShort: true };
        }
        return { text: result.error === 'last-day-passed' ? labels.dayPassed : labels.stateError };
      }),
    duplicate: (card) =>
      withCampaigns(async (campaigns) => {
        // Loaded lazily: few visitors duplicate a campaign.
        const { duplicateCampaign } = await import('./duplicate-campaign.ts');
        const duplicate = await duplicateCampaign(campaigns, card.id);
        if (!duplicate) return { text: labels.stateError };
        return { text: formatMessage(labels.isDuplicated, { number: duplicate.number }) };
      }),
    remove: ({ id, number = '' }) =>
      withCampaigns(async (campaigns) => {
        const { records } = await openUserData();
        if (!(await campaigns.removeDraft(id, records.removeUnsent))) return { text: labels.stateError };
        // Its card disappears.
        statusRef.current?.focus();
        return { text: formatMessage(labels.isRemoved, { number }) };
      }),
    view: (card) => {
      const { columns } = labels;
      setViewed({
        name: card.headline,
        facts: [
          [columns.state, labels.states[card.state]],
          [columns.keyword, card.keywords.join(', ')],
          [columns.bid, formatMoney(card.bid)],
          [
            columns.spent,
            formatMessage(labels.used, { spent: formatMoney(card.spent), budget: formatMoney(card.budget) }),
          ],
        ],
      });
      dialog.current?.showModal();
    },
  };
  const { columns } = labels;
  const addMoneyLink = (
    <>
      {' '}
      <a href={getAddMoneyPath(ROUTES.adwords)} className="font-semibold underline">
        {labels.addMoney}
      </a>
    </>
  );
  const figures = [
    { value: formatMoney(sums.spent), label: labels.spent },
    { value: COUNT.format(sums.clicks), label: labels.clicks },
    { value: COUNT.format(sums.impressions), label: labels.shown },
  ];
  return (
    <>
      <StorageAlert labels={formLabels.storageErrors} error={undefined} />
      {report === undefined && submittedCard && submittedText !== undefined && (
        <SubmittedNotice card={submittedCard} formLabels={formLabels} options={{ opening, notes }}>
          {submittedText}
          {submittedCard.state === 'draft' && addMoneyLink}
        </SubmittedNotice>
      )}
      <div ref={statusRef} role="status" tabIndex={-1}>
        {(report !== undefined || error !== undefined) && (
          <Alert className="mb-6">
            {report?.text ?? labels.storageError}
            {report?.isShort && addMoneyLink}
          </Alert>
        )}
      </div>
      {unfinished && (
        <p className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-panel border border-line bg-surface px-5 py-3 text-small">
          {formatMessage(labels.unfinished, {
            headline:
              typeof unfinished.values['headline'] === 'string'
                ? unfinished.values['headline'] || labels.untitled
                : labels.untitled,
          })}
          <a href={ROUTES.createCampaign} className={buttonClass('secondary')}>
            {labels.finish}
          </a>
        </p>
      )}
      <dl className="grid grid-cols-3 gap-2 tablet:gap-4">
        {figures.map(({ value: figure, label }) => (
          <div key={label} className="flex flex-col-reverse rounded-panel border border-line bg-surface p-3 tablet:p-5">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="display text-title tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
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
      {rows.length > 0 && (
        <div className="mt-6">
          <KeywordTable
            rows={rows}
            labels={labels}
            disabled={!isHydrated}
            onView={(row) => {
              const card = row.campaignId === undefined ? null : document.getElementById(toCardId(row.campaignId));
              if (card) {
                card.scrollIntoView({ block: 'nearest' });
                card.focus();
                return;
              }
              setViewed({
                name: row.keyword,
                facts: [
                  [columns.state, labels.states[row.state]],
                  [columns.bid, formatMoney(row.bid)],
                  [columns.shown, COUNT.format(row.impressions)],
                  [columns.clicks, COUNT.format(row.clicks)],
                  [columns.rate, formatRate(row)],
                  [columns.spent, formatMoney(row.spent)],
                ],
              });
              dialog.current?.showModal();
            }}
          />
          <button
            type="button"
            disabled={!isHydrated}
            onClick={() => {
              const headings = [
                ...[columns.keyword, columns.state, columns.bid, columns.shown],
                ...[columns.clicks, columns.rate, columns.spent],
              ];
              const csv = toKeywordCsv(rows, headings, labels.states);
              download(new Blob([csv], { type: 'text/csv;charset=utf-8' }), `${labels.file}.csv`);
            }}
            className={buttonClass('secondary', 'mt-4 hidden scripting:inline-flex print:hidden!')}
          >
            {labels.export}
          </button>
        </div>
      )}
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
                actions={actions}
              />
            ))}
          </ul>
        </section>
      )}
      <p className="mt-6 max-w-measure text-small text-muted">
        {DELIVERY_URL === undefined ? labels.practice : labels.practiceSent}
      </p>
      <dialog ref={dialog} aria-labelledby="campaign-viewed" className={`${DIALOG_CLASS} ${QUESTION_WIDTH_CLASS}`}>
        <h2 id="campaign-viewed" className="text-lead wrap-anywhere">
          {viewed?.name}
        </h2>
        <dl className="mt-3 text-small tabular-nums">
          {viewed?.facts.map(([label, fact]) => (
            <div key={label} className="flex justify-between gap-4 border-t border-line py-2.5">
              <dt className="text-muted">{label}</dt>
              <dd className="text-end font-semibold wrap-anywhere">{fact}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog" className="mt-4">
          <button className={buttonClass('secondary')}>{labels.close}</button>
        </form>
      </dialog>
    </>
  );
}

/** The keywords and campaigns: those of the visitor, or samples until there are any. */
export const AdwordsList = withBoundary(AdwordsListIsland);
