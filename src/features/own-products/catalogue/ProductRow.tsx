import { ArrowDown, ArrowUp, GripVertical, Pencil, Trash2, type IconNode } from '@/ui/icons/icons.ts';
import type { ReactElement } from 'react';
import { FilePreview } from '@/forms/files/FilePreview.tsx';
import { formatOrderChips } from '@/lib/text/order-chips.ts';
import { formatMessage } from '@/lib/messages.ts';
import { formatMoney } from '@/lib/money.ts';
import { joinFacts } from '@/lib/text/join-facts.ts';
import { getOwnProductPath } from '@/routes.ts';
import type { OwnProduct } from '@/storage/schemas/own-product.ts';
import { buttonClass } from '@/ui/button.ts';
import { ignoreDoubleClick } from '@/ui/dialog/ignore-double-click.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { useSortable } from '@/ui/sortable/use-sortable.ts';
import { EmptyPicture } from '../EmptyPicture.tsx';
import type { OwnProductLabels } from '../labels.ts';

type Props = {
  product: OwnProduct;
  /** Message why its last change failed, or an empty string. */
  failure: string;
  index: number;
  count: number;
  listId: string;
  labels: OwnProductLabels;
  onMove: (from: number, to: number) => void;
  onEdit: () => void;
  onRemove: () => void;
};

/** A product of the catalogue, sorted by drag and drop or with its buttons. */
export function ProductRow(props: Props): ReactElement {
  const { product, failure, index, count, listId, labels, onMove, onEdit, onRemove } = props;
  const { ref, isDragging, isOver } = useSortable<HTMLLIElement>({ listId, index, onMove });
  const { id, name, tiers, unit, category, photos } = product;
  const texts = labels.catalogue;
  const [photo] = photos;
  const facts = [
    formatMessage(labels.price, { price: formatMoney(tiers[0]?.cents ?? 0), unit }),
    ...formatOrderChips(product, labels),
  ];
  const renderButton = (icon: IconNode, label: string, onClick: () => void, isOff = false) => (
    <button
      type="button"
      aria-label={formatMessage(label, { name })}
      // `aria-disabled` instead of `disabled`, so that the button keeps the focus at the end of the list.
      aria-disabled={isOff || undefined}
      onClick={({ nativeEvent }) => {
        // After the first click of a double-click, something else is under the pointer.
        ignoreDoubleClick(nativeEvent);
        if (!isOff) onClick();
      }}
      className={buttonClass('round')}
    >
      <Icon icon={icon} size={18} />
    </button>
  );
  return (
    <li
      ref={ref}
      tabIndex={-1}
      data-product={id}
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel border border-line bg-surface p-3 transition-opacity duration-150 tablet:p-4 ${isDragging ? 'opacity-45' : ''} ${isOver ? 'outline-2 outline-offset-2 outline-sea' : ''}`}
    >
      <span className="flex min-w-0 grow basis-60 items-center gap-3">
        <Icon icon={GripVertical} size={18} className="cursor-grab text-muted max-tablet:hidden print:hidden" />
        {photo ? (
          <FilePreview file={photo} className="size-16 rounded-field" />
        ) : (
          <EmptyPicture className="size-16 rounded-field" />
        )}
        <span className="min-w-0">
          <a
            href={getOwnProductPath(id)}
            aria-label={formatMessage(texts.open, { name })}
            draggable={false}
            className="inline-flex min-h-6 items-center font-semibold wrap-anywhere hover:underline"
          >
            <bdi>{name}</bdi>
          </a>
          <span className="block text-small wrap-anywhere text-muted tabular-nums">
            {joinFacts(facts)} ·&nbsp;<bdi>{category.name}</bdi>
          </span>
        </span>
      </span>
      <span className="ms-auto flex gap-1.5 print:hidden">
        {renderButton(
          ArrowUp,
          texts.earlier,
          () => {
            onMove(index, index - 1);
          },
          index === 0,
        )}
        {renderButton(
          ArrowDown,
          texts.later,
          () => {
            onMove(index, index + 1);
          },
          index === count - 1,
        )}
        {renderButton(Pencil, texts.edit, onEdit)}
        {renderButton(Trash2, texts.remove, onRemove)}
      </span>
      <p role="alert" className="w-full text-small text-clay empty:hidden">
        {failure}
      </p>
    </li>
  );
}
