import { Plus } from '@/ui/icons/icons.ts';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useTabDraft } from '@/forms/hooks/use-tab-draft.ts';
import { StorageAlert } from '@/forms/components/StorageAlert.tsx';
import type { FormLabels } from '@/forms/labels.ts';
import type { FormDefinition } from '@/forms/model/definition.ts';
import { runWhenIdle } from '@/lib/idle.ts';
import { formatMessage } from '@/lib/messages.ts';
import { formatPlural } from '@/lib/plurals.ts';
import { getErrorCode, ignoreStorageError } from '@/storage/errors/storage-error.ts';
import { useStartedEmpty, useStored } from '@/storage/use-stored.ts';
import { EMPTY_STATE_CLASS } from '@/ui/feedback/empty-state.ts';
import { buttonClass } from '@/ui/button.ts';
import { Alert } from '@/ui/feedback/Alert.tsx';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { Icon } from '@/ui/icons/Icon.tsx';
import { createLazyComponent } from '@/ui/lazy-component.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import type { OwnProductLabels } from '../labels.ts';
import { openProducts, subscribeProducts } from '../open-products.ts';
import type { ProductFormProps } from './ProductForm.tsx';
import type { ProductListProps } from './ProductList.tsx';
import { SavedNotice } from './SavedNotice.tsx';
import type { SavedProduct } from './submit-product.ts';
import { useEditing } from './use-editing.ts';

type Props = { form: FormDefinition; formLabels: FormLabels; labels: OwnProductLabels };

const loadForm = () => import('./ProductForm.tsx');
const ProductForm = createLazyComponent<ProductFormProps>(
  async () => (await loadForm()).ProductForm,
  () => <div aria-busy="true" className="min-h-96" />,
  ({ formLabels }) => <Alert role="alert">{formLabels.loadError.text}</Alert>,
);
const loadList = () => import('./ProductList.tsx');
const ProductList = createLazyComponent<ProductListProps>(
  async () => (await loadList()).ProductList,
  ({ products }) => <div aria-busy="true" className={products.length > 3 ? 'min-h-96' : 'min-h-48'} />,
  ({ loadError }) => <Alert role="alert">{loadError}</Alert>,
);

const NEW = 'new';

function CatalogueIsland({ form, formLabels, labels }: Props): ReactElement {
  const texts = labels.catalogue;
  const isHydrated = useHydrated();
  const { value, error, isLoading } = useStored(subscribeProducts);
  const { edited, open, close } = useEditing();
  const hasDraft = useTabDraft(form.id) !== undefined;
  const [saved, setSaved] = useState<SavedProduct>();
  const [message, setMessage] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const hasStartedEmpty = useStartedEmpty();
  // On a device without data the list is empty until it is loaded, also after the first draft was saved: without the list the
  // form would be rendered again, without what was typed.
  const products = value ?? (hasStartedEmpty ? [] : undefined);
  const product = products?.find(({ id }) => id === edited);

  useEffect(() => {
    // The visitor may be offline when the form or the list opens.
    runWhenIdle(() => {
      // A failed preload is retried on render.
      Promise.all([loadForm(), loadList()]).catch(() => undefined);
    });
  }, []);

  // Deletes the photos of products that were removed for good, once for each page: undo may need those that were replaced.
  const isLoaded = value !== undefined;
  useEffect(() => {
    if (!isLoaded) return;
    openProducts()
      .then((stored) => stored.releasePhotos())
      .catch(ignoreStorageError);
  }, [isLoaded]);

  // The form had the focus.
  useEffect(() => {
    if (wasEditing.current && edited === undefined) (saved ? status : addButton).current?.focus();
    wasEditing.current = edited !== undefined;
  }, [edited, saved]);

  // The button that was pressed has disappeared.
  useEffect(() => {
    if (message) status.current?.focus();
  }, [message]);

  const clearReports = () => {
    setSaved(undefined);
    setMessage('');
  };
  // A new product needs none of those, which may be unreadable.
  if (edited === NEW || (edited !== undefined && products)) {
    return (
      <ProductForm
        key={edited}
        form={form}
        formLabels={formLabels}
        labels={texts}
        product={product}
        isGone={edited !== NEW && !product}
        onClose={() => {
          clearReports();
          close(edited);
        }}
        onSaved={(stored) => {
          setSaved(stored);
          close(edited);
        }}
      />
    );
  }
  const openForm = (id: string) => {
    clearReports();
    open(id);
  };
  const isEmpty = products?.length === 0 && error === undefined;
  const add = (
    <button
      ref={addButton}
      type="button"
      disabled={!isHydrated}
      onClick={() => {
        openForm(NEW);
      }}
      className={buttonClass('primary', isEmpty ? 'mt-4' : '')}
    >
      <Icon icon={Plus} size={18} />
      {texts.add}
    </button>
  );
  return (
    <>
      <StorageAlert labels={formLabels.storageErrors} error={error === undefined ? undefined : getErrorCode(error)} />
      {saved ? (
        <SavedNotice
          saved={saved}
          labels={texts}
          formLabels={formLabels}
          status={status}
          onUndone={() => {
            setSaved(undefined);
            setMessage(formatMessage(texts.undone, { name: saved.name }));
          }}
        />
      ) : (
        <p
          ref={status}
          tabIndex={-1}
          role="status"
          className="mb-4 text-small text-muted empty:hidden focus:outline-none"
        >
          {message}
        </p>
      )}
      {hasDraft && (
        <Alert
          className="mb-5"
          actions={
            <button
              type="button"
              onClick={() => {
                openForm(NEW);
              }}
              className={buttonClass('secondary', 'mt-2')}
            >
              {texts.continue}
            </button>
          }
        >
          {texts.unfinished}
        </Alert>
      )}
      {isEmpty ? (
        <div className={EMPTY_STATE_CLASS}>
          <div>
            <h2>{texts.empty.title}</h2>
            <p>{texts.empty.text}</p>
            {add}
          </div>
        </div>
      ) : (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <p className="text-small text-muted tabular-nums">
            {products && products.length > 0 && formatPlural(texts.count, products.length)}
          </p>
          {add}
        </div>
      )}
      {/* Stays while it is empty, because the product that was removed last can be restored. */}
      {value ? (
        <ProductList
          products={value}
          labels={labels}
          errors={formLabels.storageErrors}
          loadError={formLabels.loadError.text}
          onEdit={openForm}
          onRemoved={clearReports}
        />
      ) : (
        products === undefined && isLoading && <div aria-busy="true" className="min-h-48" />
      )}
    </>
  );
}

/** Edit Catalogue: the list of the visitor's own products, or the form of one. */
export const Catalogue = withBoundary(CatalogueIsland);
