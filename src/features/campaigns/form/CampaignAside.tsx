import type { ReactElement } from 'react';
import type { FormDefinition, LocationOption } from '@/forms/model/definition.ts';
import { getFormId } from '@/forms/model/form-id.ts';
import { NUMBER_LOCALE } from '@/lib/locales.ts';
import { formatMessage } from '@/lib/messages.ts';
import { formatMoney } from '@/lib/money.ts';
import { formatPlural } from '@/lib/plurals.ts';
import { getAddMoneyPath } from '@/routes.ts';
import { buttonClass } from '@/ui/button.ts';
import { DELIVERY_URL } from '@/storage/outbox/initial-delivery.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { formatBalance } from '@/features/wallet/ledger/format-balance.ts';
import { getBalance } from '@/features/wallet/ledger/sums.ts';
import { useLedger } from '@/features/wallet/use-ledger.ts';
import { Ad } from '../ads/Ad.tsx';
import { useFileUrl } from '@/forms/files/use-file-url.ts';
import type { CampaignLabels } from '../labels.ts';
import { formatEstimate } from './format-estimate.ts';
import type { Preview } from './form-values.ts';
import { ReachMap } from './ReachMap.tsx';

export type CampaignAsideProps = {
  form: FormDefinition;
  labels: CampaignLabels['form'];
  ad: CampaignLabels['ad'];
  opening: readonly LedgerEntry[];
  places: readonly LocationOption[];
  preview: Preview;
  coast: string | undefined;
  /** Whether the budget of the campaign was set aside before. */
  isStarted: boolean;
  /** Path of this form, to which the visitor returns from Add Money. */
  formPath: string;
};

/** The ad, its reach and what it costs, while the form is typed; on a phone also its button. Loaded after the form. */
export function CampaignAside(props: CampaignAsideProps): ReactElement {
  const { form, labels, ad, opening, places, preview, coast, isStarted, formPath } = props;
  const { headline, description, picture, place, km, budget, clicks } = preview;
  const { entries, isLoaded } = useLedger(opening);
  const balance = getBalance(entries);
  const { url: pictureUrl } = useFileUrl(picture?.id);
  const after = balance - (budget ?? 0);
  const isShort = isLoaded && !isStarted && budget !== undefined && after < 0;
  return (
    <>
      <aside className="grid content-start gap-4">
        <section aria-labelledby="campaign-preview" className="rounded-panel border border-line bg-surface p-5">
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-2">
            <h2 id="campaign-preview" className="text-lead">
              {labels.preview}
            </h2>
            <p className="text-small text-muted">{labels.previewNote}</p>
          </div>
          <Ad
            headline={headline || labels.headline}
            description={description}
            place={place?.name ?? ''}
            picture={pictureUrl}
            labels={ad}
          />
        </section>
        <section className="overflow-hidden rounded-panel border border-line bg-surface">
          {place && (
            <ReachMap
              coast={coast}
              places={places}
              place={place}
              km={km}
              label={formatMessage(labels.map, { place: place.name, km })}
            />
          )}
          <div className="p-5">
            <p className="text-small text-muted">{labels.clicks}</p>
            <p className="display text-title tabular-nums">{clicks?.toLocaleString(NUMBER_LOCALE) ?? '–'}</p>
            <p className="text-small text-muted">{formatEstimate(preview, labels)}</p>
            <dl className="mt-3 text-small tabular-nums">
              {[
                { label: labels.balance, value: formatBalance(balance) },
                ...(isStarted ? [] : [{ label: labels.after, value: formatBalance(after) }]),
              ].map(({ label, value }) => (
                <div key={label} className="flex justify-between gap-4 border-t border-line py-3">
                  <dt className="text-muted">{label}</dt>
                  <dd className="font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
            <div role="status">
              {isShort && (
                <p className="text-small text-clay">
                  {formatMessage(labels.short, { amount: formatMoney(-after) })}{' '}
                  <a
                    href={getAddMoneyPath(formPath)}
                    className="inline-flex min-h-6 items-center font-semibold underline"
                  >
                    {labels.addMoney}
                  </a>
                </p>
              )}
            </div>
          </div>
        </section>
        <section className="rounded-panel border border-line bg-surface p-5">
          <h2 className="text-lead">{labels.next}</h2>
          <ol className="next-steps">
            {form.nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="mt-2 text-fine text-muted">{labels.practice}</p>
          {DELIVERY_URL !== undefined && <p className="mt-2 text-fine text-muted">{labels.sent}</p>}
        </section>
      </aside>
      {/* The form is several screens long: without the bar, the budget and the button are never in view together. */}
      <div data-sticky-bar="form" className="tablet:hidden print:hidden">
        <p className="text-fine text-muted">
          {clicks === undefined ? formatEstimate(preview, labels) : formatPlural(labels.total, clicks)}
          {budget !== undefined && (
            <span className="block text-body font-semibold text-text tabular-nums">{formatMoney(budget)}</span>
          )}
        </p>
        <button type="submit" form={getFormId(form.id)} className={buttonClass('primary', 'grow')}>
          {form.submitLabel}
        </button>
      </div>
    </>
  );
}
