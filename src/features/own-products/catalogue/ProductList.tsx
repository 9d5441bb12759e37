import { useCallback, useEffect, useId, useRef, useState, type ReactElement } from 'react';
import type { FormLabels } from '@/forms/labels.ts';
import { formatMessage } from '@/lib/messages.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { getErrorCode } from '@/storage/errors/storage-error.ts';
import type { OwnProduct } from '@/storage/schemas/own-product.ts';
import type { ProductPlace, RemovedProduct } from '@/storage/tables/own-products.ts';
import { RemovedItem } from '@/ui/feedback/RemovedItem.tsx';
import type { OwnProductLabels } from '../labels.ts';
import { openProducts, type OwnProducts } from '../open-products.ts';
import { ProductRow } from './ProductRow.tsx';

export type ProductListProps = {
  products: readonly OwnProduct[];
  labels: OwnProductLabels;
  errors: FormLabels['storageErrors'];
  /** Shown instead of the list when its script cannot be loaded. */
  loadError: string;
  onEdit: (id: string) => void;
  /** Called when a product was removed: only this can be undone then. */
  onRemoved: () => void;
};

/** Why the last change of a product failed. */
type Failure = { id: string; text: string };

/** The products in their order, which can be changed. The product that was removed last can be restored in place. */
export function ProductList({ products, labels, errors, onEdit, onRemoved }: ProductListProps): ReactElement {
  const listId = useId();
  const root = useRef<HTMLUListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [failure, setFailure] = useState<Failure>();
  const [removed, setRemoved] = useState<RemovedProduct>();
  /** Id of the product whose row takes the focus when it is restored: the button that was pressed disappears. */
  const restoredId = useRef('');
  const last = removed?.product;
  const isRestored = last !== undefined && products.some(({ id }) => id === last.id);
  const shown =
    last && !isRestored
      ? [...products, last].sort((one, other) => one.position - other.position || one.createdAt - other.createdAt)
      : products;

  useEffect(() => {
    if (!products.some(({ id }) => id === restoredId.current)) return;
    // Not one of its buttons: another press of the key would remove it again.
    root.current?.querySelector<HTMLElement>(`[data-product="${CSS.escape(restoredId.current)}"]`)?.focus();
    restoredId.current = '';
  }, [products]);

  /** Changes a stored product; `then` is called with the result on success. */
  const change = useCallback(
    async <Result,>(id: string, run: (products: OwnProducts) => Promise<Result>, then: (result: Result) => void) => {
      try {
        const result = await run(await openProducts());
        setFailure(undefined);
        then(result);
      } catch (error) {
        restoredId.current = '';
        setFailure({ id, text: errors[getErrorCode(error)] });
      }
    },
    [errors],
  );
  const move = useCallback(
    (from: number, to: number) => {
      const product = products[from];
      if (!product || from === to) return;
      const announce = (place: ProductPlace | undefined) => {
        if (place) setAnnouncement(formatMessage(labels.catalogue.moved, { name: product.name, ...place }));
      };
      // By places, because the shown order may be that before another press.
      reportRejection(change(product.id, (stored) => stored.move(product.id, to - from), announce));
    },
    [products, labels, change],
  );
  const remove = ({ id }: OwnProduct) => {
    const show = (result: RemovedProduct | undefined) => {
      // Another press or another tab has removed it.
      if (!result) return;
      setRemoved(result);
      onRemoved();
    };
    reportRejection(change(id, (stored) => stored.remove(id), show));
  };
  const restore = (removal: RemovedProduct) => {
    const { id } = removal.product;
    restoredId.current = id;
    const show = () => {
      setRemoved(undefined);
    };
    reportRejection(change(id, (stored) => stored.restore(removal), show));
  };
  const getFailure = (id: string): string => (failure?.id === id ? failure.text : '');
  return (
    <>
      <ul ref={root} className="grid gap-3">
        {shown.map((product) =>
          product === last ? (
            <li key={product.id}>
              <RemovedItem
                text={formatMessage(labels.catalogue.removed, { name: product.name })}
                undoLabel={labels.catalogue.undo}
                failure={getFailure(product.id)}
                onUndo={() => {
                  if (removed) restore(removed);
                }}
              />
            </li>
          ) : (
            <ProductRow
              key={product.id}
              product={product}
              failure={getFailure(product.id)}
              index={products.indexOf(product)}
              count={products.length}
              listId={listId}
              labels={labels}
              onMove={move}
              onEdit={() => {
                onEdit(product.id);
              }}
              onRemove={() => {
                remove(product);
              }}
            />
          ),
        )}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {products.length > 1 && <p className="mt-3 text-small text-muted print:hidden">{labels.catalogue.order}</p>}
    </>
  );
}
