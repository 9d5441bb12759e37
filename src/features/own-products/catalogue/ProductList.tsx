import { useCallback, useEffect, useId, useRef, useState, type ReactElement } from 'react';
import type { FormLabels } from '@/forms/labels.ts';
import { formatMessage } from '@/lib/messages.ts';
import { moveItem } from '@/lib/move-item.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { getErrorCode } from '@/storage/errors/storage-error.ts';
import type { OwnProduct } from '@/storage/schemas/own-product.ts';
import { buttonClass } from '@/ui/button.ts';
import { ignoreDoubleClick } from '@/ui/dialog/ignore-double-click.ts';
import type { OwnProductLabels } from '../labels.ts';
import { openProducts, type OwnProducts } from '../open-products.ts';
import { ProductRow } from './ProductRow.tsx';

export type ProductListProps = {
  products: readonly OwnProduct[];
  labels: OwnProductLabels;
  errors: FormLabels['storageErrors'];
  onEdit: (id: string) => void;
  /** Called when a product was removed: only this can be undone then. */
  onRemoved: () => void;
};

/** The row of a removed product, which offers to restore it. Takes the focus, which was on the product. */
function RemovedRow({ name, labels, onUndo }: { name: string; labels: OwnProductLabels; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    undo.current?.focus();
  }, []);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-panel border border-dashed border-control p-4">
      <p role="status" className="text-muted wrap-anywhere">
        {formatMessage(labels.catalogue.removed, { name })}
      </p>
      <button ref={undo} type="button" onClick={onUndo} className={buttonClass('secondary')}>
        {labels.catalogue.undo}
      </button>
    </li>
  );
}

/** The products in their order, which can be changed. The product that was removed last can be restored in place. */
export function ProductList({ products, labels, errors, onEdit, onRemoved }: ProductListProps): ReactElement {
  const listId = useId();
  const root = useRef<HTMLUListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [failure, setFailure] = useState('');
  const [removed, setRemoved] = useState<OwnProduct>();
  /** The button that takes the focus after the next change of the list: moving its row takes the focus away. */
  const focusTarget = useRef<{ id: string; action: string }>(undefined);
  const isRestored = removed !== undefined && products.some(({ id }) => id === removed.id);
  const shown =
    removed && !isRestored
      ? [...products, removed].sort((one, other) => one.position - other.position || one.createdAt - other.createdAt)
      : products;

  useEffect(() => {
    if (!focusTarget.current) return;
    const { id, action } = focusTarget.current;
    const button = root.current?.querySelector<HTMLElement>(
      `[data-product="${CSS.escape(id)}"] [data-action="${action}"]`,
    );
    if (!button) return;
    focusTarget.current = undefined;
    button.focus();
  }, [products]);

  /** Changes the stored products; `then` is called on success. */
  const change = useCallback(
    async (run: (products: OwnProducts) => Promise<unknown>, then: () => void) => {
      try {
        await run(await openProducts());
        setFailure('');
        then();
      } catch (error) {
        setFailure(errors[getErrorCode(error)]);
      }
    },
    [errors],
  );
  const move = useCallback(
    (from: number, to: number) => {
      const product = products[from];
      const order = moveItem(products, from, to);
      if (!product || order === products) return;
      if (root.current?.contains(document.activeElement)) {
        focusTarget.current = { id: product.id, action: to < from ? 'earlier' : 'later' };
      }
      const announce = () => {
        const place = { name: product.name, place: to + 1, count: products.length };
        setAnnouncement(formatMessage(labels.catalogue.moved, place));
      };
      reportRejection(change((stored) => stored.reorder(order.map(({ id }) => id)), announce));
    },
    [products, labels, change],
  );
  const remove = (product: OwnProduct) => {
    const show = () => {
      setRemoved(product);
      onRemoved();
    };
    reportRejection(change((stored) => stored.remove(product.id), show));
  };
  const restore = (product: OwnProduct) => {
    focusTarget.current = { id: product.id, action: 'remove' };
    const show = () => {
      setRemoved(undefined);
    };
    reportRejection(change((stored) => stored.restore(product), show));
  };
  return (
    <>
      <ul ref={root} className="grid gap-3">
        {shown.map((product) =>
          product === removed ? (
            <RemovedRow
              key={product.id}
              name={product.name}
              labels={labels}
              onUndo={() => {
                restore(product);
              }}
            />
          ) : (
            <ProductRow
              key={product.id}
              product={product}
              index={products.indexOf(product)}
              count={products.length}
              listId={listId}
              labels={labels}
              onMove={move}
              onEdit={() => {
                onEdit(product.id);
              }}
              onRemove={({ nativeEvent }) => {
                ignoreDoubleClick(nativeEvent);
                remove(product);
              }}
            />
          ),
        )}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <p role="alert" className="mt-2 text-small text-clay empty:hidden">
        {failure}
      </p>
      {products.length > 1 && <p className="mt-3 text-small text-muted print:hidden">{labels.catalogue.order}</p>}
    </>
  );
}
