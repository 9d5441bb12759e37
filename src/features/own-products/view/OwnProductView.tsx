import { Pencil } from '@/ui/icons/icons.ts';
import { useEffect, useState, type ReactElement } from 'react';
import { PriceCalculator } from '@/features/catalogue/product/PriceCalculator.tsx';
import type { CalculatorLabels, ProductLabels } from '@/features/catalogue/labels.ts';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import { FilePreview } from '@/forms/files/FilePreview.tsx';
import type { FormLabels } from '@/forms/labels.ts';
import { formatQuantity } from '@/features/catalogue/product/price.ts';
import { formatMessage } from '@/lib/messages.ts';
import { formatPlural, selectPlural, type Plural } from '@/lib/plurals.ts';
import { ROUTES } from '@/routes.ts';
import { hasStoredData } from '@/storage/presence-flag.ts';
import type { OwnProduct } from '@/storage/schemas/own-product.ts';
import { getErrorCode } from '@/storage/errors/storage-error.ts';
import { useStored } from '@/storage/use-stored.ts';
import { buttonClass } from '@/ui/button.ts';
import { CHIP_CLASS } from '@/ui/chip.ts';
import { EMPTY_STATE_CLASS } from '@/ui/feedback/empty-state.ts';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { Icon } from '@/ui/icons/Icon.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { EmptyPicture } from '../EmptyPicture.tsx';
import type { OwnProductLabels } from '../labels.ts';
import { subscribeProducts } from '../open-products.ts';

type Props = {
  labels: OwnProductLabels;
  facts: ProductLabels['facts'];
  calculator: CalculatorLabels;
  errors: FormLabels['storageErrors'];
  /** The plurals of the units that the form offers. */
  units: readonly Plural[];
};

/** Maximum quantity of the calculator. */
const MAX_QUANTITY = 1_000_000;

function Photos({ product, labels }: { product: OwnProduct; labels: OwnProductLabels['view'] }): ReactElement {
  const [selected, setSelected] = useState(0);
  const { photos, name } = product;
  const photo = photos[selected] ?? photos[0];
  if (!photo) {
    return (
      <div>
        <EmptyPicture className="aspect-square w-full rounded-card" size={64} />
        <p className="mt-2 text-center text-small text-muted">{labels.noPhoto}</p>
      </div>
    );
  }
  const getName = (index: number) => formatMessage(labels.photo, { name, number: index + 1 });
  return (
    <div>
      <div role="img" aria-label={getName(photos.indexOf(photo))}>
        <FilePreview key={photo.id} file={photo} className="aspect-square w-full rounded-card" />
      </div>
      {photos.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-2.5">
          {photos.map((file, index) => (
            <li key={file.id}>
              <button
                type="button"
                aria-label={getName(index)}
                aria-current={file === photo ? 'true' : undefined}
                onClick={() => {
                  setSelected(index);
                }}
                className="block rounded-field outline-offset-2 aria-[current=true]:outline-2 aria-[current=true]:outline-sea"
              >
                <FilePreview file={file} className="size-16 rounded-field tablet:size-20" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Details({ product, labels, facts, calculator, units }: Omit<Props, 'errors'> & { product: OwnProduct }) {
  const { name, description, moq, mq, tiers, category, leadDays, origin } = product;
  const unit = units.find(({ one }) => one === product.unit) ?? { one: product.unit, other: product.unit };
  const rows = [
    { label: facts.moq, value: `${formatQuantity(moq)} ${selectPlural(unit, moq)}` },
    { label: facts.mq, value: `${formatQuantity(mq)} ${selectPlural(unit, mq)}` },
    ...(leadDays === undefined ? [] : [{ label: facts.leadTime, value: formatPlural(facts.days, leadDays) }]),
    ...(origin === undefined ? [] : [{ label: facts.origin, value: origin }]),
  ];
  return (
    <div className="grid gap-6 medium:grid-cols-[1fr_0.92fr] wide:gap-13">
      <Photos product={product} labels={labels.view} />
      <div className="flex min-w-0 flex-col gap-5">
        <div>
          <p className="flex flex-wrap gap-2">
            <span className={`${CHIP_CLASS} bg-brass-soft text-brass-ink`}>{labels.mark}</span>
            <span className={`${CHIP_CLASS} bg-sea-soft text-sea`}>
              <Icon icon="info" size={14} />
              {labels.device}
            </span>
          </p>
          <h1 className="mt-2 text-hero wrap-anywhere">
            <bdi>{name}</bdi>
          </h1>
          <p className="mt-1 text-small text-muted">
            <bdi>{category.name}</bdi>
          </p>
          <p dir="auto" className="mt-2 max-w-measure whitespace-pre-line wrap-anywhere">
            {description}
          </p>
        </div>
        <div className="overflow-hidden rounded-panel border border-line bg-surface">
          <PriceCalculator
            key={product.at}
            id="quantity"
            terms={{ moq, mq, tiers }}
            max={MAX_QUANTITY}
            unit={unit}
            labels={calculator}
          />
        </div>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-small">
          {rows.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold wrap-anywhere">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <p className="flex flex-wrap gap-2.5 print:hidden">
          <a
            href={`${ROUTES.catalogue}?${new URLSearchParams({ edit: product.id }).toString()}`}
            className={buttonClass('primary', 'grow')}
          >
            <Icon icon={Pencil} size={18} />
            {labels.view.edit}
          </a>
          <a href={ROUTES.ownStore} className={buttonClass('secondary')}>
            {labels.view.store}
          </a>
        </p>
      </div>
    </div>
  );
}

function OwnProductViewIsland({ errors, ...props }: Props): ReactElement {
  const { labels } = props;
  const isHydrated = useHydrated();
  const { value, error, isLoading } = useStored(subscribeProducts);
  const id = isHydrated ? new URLSearchParams(location.search).get('id') : null;
  const product = value?.find((own) => own.id === id);
  const isMissing = isHydrated && !product && (value !== undefined || !hasStoredData());
  const name = product?.name;
  useEffect(() => {
    if (name !== undefined) document.title = document.title.replace(/^.*(?= · )/, () => name);
  }, [name]);
  if (product) return <Details {...props} product={product} />;
  return (
    <>
      <StorageAlert labels={errors} error={error === undefined ? undefined : getErrorCode(error)} />
      <h1 className="mb-6 text-hero">{labels.view.title}</h1>
      {isMissing ? (
        <div className={EMPTY_STATE_CLASS}>
          <div>
            <h2>{labels.view.missing.title}</h2>
            <p>{labels.view.missing.text}</p>
            <a href={ROUTES.catalogue} className={buttonClass('primary', 'mt-4')}>
              {labels.view.back}
            </a>
          </div>
        </div>
      ) : (
        isLoading && <div aria-busy="true" className="min-h-96" />
      )}
    </>
  );
}

/** The page of one of the visitor's own products, with the parts of product pages. */
export const OwnProductView = withBoundary(OwnProductViewIsland);
