import { useCallback, useEffect, useMemo, useState, type ReactElement } from 'react';
import { BASE } from '@/forms/base-field.ts';
import { Form } from '@/forms/components/Form.tsx';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import { useChangedElsewhere } from '@/forms/hooks/use-changed-elsewhere.ts';
import type { SubmitHandler } from '@/forms/hooks/use-submit.ts';
import type { FormLabels } from '@/forms/labels.ts';
import type { FormDefinition, LocationOption } from '@/forms/model/definition.ts';
import { createFieldLinker } from '@/forms/inputs/link-fields.ts';
import { formatMessage } from '@/lib/messages.ts';
import { formatMoney } from '@/lib/money.ts';
import { runWhenIdle } from '@/lib/idle.ts';
import { VALUE_CHOSEN } from '@/lib/value-chosen-event.ts';
import { getEditCampaignPath, ROUTES } from '@/routes.ts';
import { getErrorCode, type StorageErrorCode } from '@/storage/errors/storage-error.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { hasStoredData } from '@/storage/presence-flag.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { buttonClass } from '@/ui/button.ts';
import { Alert } from '@/ui/feedback/Alert.tsx';
import { createLazyComponent } from '@/ui/lazy-component.tsx';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import type { CampaignLabels } from '../labels.ts';
import type { CampaignAsideProps } from './CampaignAside.tsx';
import type { EndedCampaignProps } from './EndedCampaign.tsx';
import type { CampaignValues, EditedCampaign } from './load-campaign.ts';
import { adaptForm, readPreview, type TypedValues } from './form-values.ts';
import type { KeywordSource, suggestKeywords } from './suggest-keywords.ts';

type Props = {
  form: FormDefinition;
  formLabels: FormLabels;
  labels: Pick<CampaignLabels, 'form' | 'ad' | 'notes'> & { list: EndedCampaignProps['labels'] & { create: string } };
  opening: readonly LedgerEntry[];
  /** Names of the personal fields. */
  personal: readonly string[];
};

type Data = { coast: string; sources: readonly KeywordSource[]; suggest: typeof suggestKeywords };

const Aside = createLazyComponent<CampaignAsideProps>(
  async () => (await import('./CampaignAside.tsx')).CampaignAside,
  () => <div aria-busy="true" className="min-h-96" />,
);

const EndedCampaign = createLazyComponent<EndedCampaignProps>(
  async () => (await import('./EndedCampaign.tsx')).EndedCampaign,
  () => <></>,
);

/** Fields of the billing address, which start with the address of the wallet. */
const BILLING = ['vpa', 'country', 'street', 'city', 'state', 'postalCode', 'taxStatus'];
const toBillingId = (key: string): string => `billing-${key}`;
/** Each field is linked to its hidden input. */
const linkFields = createFieldLinker(Object.fromEntries(BILLING.map((key) => [key, toBillingId(key)])));

/** How a campaign runs until the visitor chooses: until its fund is spent. */
const PREFILL = { run: 'fund' };

const getPlaces = ({ fields }: FormDefinition): readonly LocationOption[] =>
  fields.flatMap((field) => (field.kind === 'location' ? field.places : []));

/** Returns the map and the keywords, loaded when the page is idle. Without them the form works too. */
function useData(): Data | undefined {
  const [data, setData] = useState<Data>();
  useEffect(() => {
    runWhenIdle(() => {
      Promise.all([fetch('/campaigns/form.json'), import('./suggest-keywords.ts')])
        .then(async ([response, { suggestKeywords: suggest }]) => {
          setData({ ...((await response.json()) as Omit<Data, 'suggest'>), suggest });
        })
        .catch(() => undefined);
    });
  }, []);
  return data;
}

/** Fills the hidden inputs that the billing fields are linked to. */
async function fillBilling(): Promise<void> {
  const { loadBilling } = await import('./load-campaign.ts');
  for (const [key, value] of Object.entries(await loadBilling())) {
    const input = document.getElementById(toBillingId(key));
    if (!(input instanceof HTMLInputElement)) continue;
    input.value = value;
    input.dispatchEvent(new Event(VALUE_CHOSEN));
  }
}

type Editing = {
  /** Whether the address asks for a campaign whose values are not yet a draft of the form. */
  isPreparing: boolean;
  edited?: EditedCampaign;
  /** `missing`: there is no such campaign. */
  error?: StorageErrorCode | 'missing';
};

/** Returns the campaign that the address asks to edit, after its values were made a draft. */
function useEditedCampaign(form: string): Editing {
  // The server does not know the address, so the form of a new campaign is hydrated first.
  const id = useHydrated() ? new URLSearchParams(location.search).get('edit') : null;
  const [result, setResult] = useState<Omit<Editing, 'isPreparing'>>();
  useEffect(() => {
    if (id === null) return;
    const prepare = async (): Promise<Omit<Editing, 'isPreparing'>> => {
      if (!hasStoredData()) return { error: 'missing' };
      const edited = await (await import('./load-campaign.ts')).prepareEditing(form, id);
      return edited ? { edited } : { error: 'missing' };
    };
    prepare().then(setResult, (error: unknown) => {
      setResult({ error: getErrorCode(error) });
    });
  }, [form, id]);
  return { ...result, isPreparing: id !== null && !result };
}

/** Returns what the form shows of the edited campaign, as it is stored now, also when another tab changes or removes it. */
function useStoredValues(edited: EditedCampaign | undefined): { stored: CampaignValues | undefined; isGone: boolean } {
  const [stored, setStored] = useState<CampaignValues>();
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (!edited) return undefined;
    return subscribeLazily(
      async () => (await import('./load-campaign.ts')).openCampaignValues(),
      (watchValues) =>
        watchValues(edited.about.id, (next) => {
          setGone(!next);
          // A campaign changes with each view of its ad, too.
          setStored((before) => (!next || before?.values[BASE] === next.values[BASE] ? before : next));
        }),
    );
  }, [edited]);
  return { stored: stored ?? edited?.stored, isGone };
}

function CampaignFormIsland({
  form,
  formLabels,
  labels: { form: labels, ad, notes, list },
  opening,
  personal,
}: Props): ReactElement {
  const [values, setValues] = useState<TypedValues>(PREFILL);
  const { isPreparing, edited, error } = useEditedCampaign(form.id);
  const { about, state = 'draft', budget: storedBudget = 0 } = edited ?? {};
  const { stored, isGone } = useStoredValues(edited);
  // With “Start over”, the visitor starts from what is stored now.
  const prefill = useMemo(() => ({ ...PREFILL, ...stored?.values }), [stored]);
  const isStarted = state !== 'draft';
  const data = useData();
  const places = useMemo(() => getPlaces(form), [form]);
  const preview = useMemo(() => readPreview(values, places), [values, places]);
  const { headline, description, keywords, budget, isUntilDate } = preview;
  const suggestions = useMemo(
    () => data?.suggest(data.sources, [headline, description, ...keywords].join(' '), keywords) ?? [],
    [data, headline, description, keywords],
  );
  const budgetError = formatMessage(labels.budgetError, { budget: formatMoney(storedBudget) });
  const definition = useMemo(() => {
    const fixedBudget = isStarted ? { cents: storedBudget, message: budgetError } : undefined;
    return adaptForm(form, { budget, isUntilDate, fixedBudget }, suggestions);
  }, [form, budget, isUntilDate, isStarted, storedBudget, budgetError, suggestions]);
  const store = useCallback<SubmitHandler>(
    async (...submission) => {
      const { createCampaignHandler } = await import('./submit-campaign.ts');
      const options = { opening, notes, places, personal, campaignId: about?.id, resultPage: ROUTES.adwords };
      return createCampaignHandler(options)(...submission);
    },
    [opening, notes, places, personal, about],
  );
  const { isChangedElsewhere, submit } = useChangedElsewhere(values, stored, store);
  useEffect(() => {
    // Without the billing address of the wallet the visitor types it.
    if (hasStoredData()) fillBilling().catch(() => undefined);
  }, []);
  if (about && state === 'ended') {
    const errors = formLabels.storageErrors;
    return (
      <EndedCampaign about={about} text={labels.ended} labels={list} errors={errors} options={{ opening, notes }} />
    );
  }
  // Never the form of a new campaign: submitting it would set a second budget aside.
  if (error === 'missing') {
    return (
      <Alert
        role="alert"
        actions={
          <a href={ROUTES.createCampaign} className={buttonClass('secondary', 'mt-3')}>
            {list.create}
          </a>
        }
      >
        {labels.missing}
      </Alert>
    );
  }
  if (isPreparing || error !== undefined) {
    return (
      <>
        <StorageAlert labels={formLabels.storageErrors} error={error} />
        {isPreparing && <div aria-busy="true" className="min-h-96" />}
      </>
    );
  }
  return (
    <div className="flex flex-col gap-8 wide:grid wide:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        {about && (
          <Alert className="mb-5">
            {formatMessage(labels.editing, { headline: about.name })}
            {isStarted && <span className="mt-1 block">{labels.fixedBudget}</span>}
          </Alert>
        )}
        <div role="status">
          {isGone && <Alert className="mb-5">{labels.gone}</Alert>}
          {isChangedElsewhere && !isGone && <Alert className="mb-5">{labels.changed}</Alert>}
        </div>
        {/* A campaign that is edited has an address. */}
        {!about && BILLING.map((key) => <input key={key} type="hidden" id={toBillingId(key)} />)}
        <Form
          form={definition}
          labels={formLabels}
          about={about}
          prefill={prefill}
          linkFields={linkFields}
          submit={submit}
          onValues={setValues}
        />
      </div>
      <Aside
        {...{ form, labels, ad, opening, places, preview }}
        coast={data?.coast}
        isStarted={isStarted}
        formPath={about ? getEditCampaignPath(about.id) : ROUTES.createCampaign}
      />
    </div>
  );
}

/** Create a Campaign: the form, and beside it the ad, its reach and what it costs. */
export const CampaignForm = withBoundary(CampaignFormIsland);
