import { ChevronLeft, GripVertical } from '@/ui/icons/icons.ts';
import type { ComponentProps, ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { useSortable } from '@/ui/sortable/use-sortable.ts';
import type { FileRef } from './file-refs.ts';
import type { FormLabels } from '../labels.ts';
import { FilePreview } from './FilePreview.tsx';

type IconProp = ComponentProps<typeof Icon>['icon'];

type Props = {
  file: FileRef;
  /** Label on the image, if any. */
  name: string | undefined;
  index: number;
  count: number;
  /** Id of the list: images of another field cannot be dropped here. */
  listId: string;
  labels: FormLabels['file'];
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
};

/** An image that can be sorted by drag and drop or with its buttons. */
export function SortableImage({ file, name, index, count, listId, labels, onMove, onRemove }: Props): ReactElement {
  const { ref, isDragging, isOver } = useSortable<HTMLLIElement>({ listId, index, onMove });

  const renderMoveButton = (name: string, to: number, icon: IconProp, side: 'earlier' | 'later') => (
    <button
      type="button"
      aria-label={name}
      data-move={side}
      // `aria-disabled` instead of `disabled`, so that the button keeps the focus at the end of the list.
      aria-disabled={to < 0 || to >= count || undefined}
      onClick={() => {
        onMove(index, to);
      }}
      className="grid size-11 place-items-center rounded-full hover:bg-line/60 aria-disabled:opacity-35"
    >
      <Icon icon={icon} size={19} className="rtl:-scale-x-100" />
    </button>
  );
  return (
    <li
      ref={ref}
      data-picture={file.id}
      className={`relative min-w-0 cursor-grab rounded-field bg-sunken transition-opacity duration-150 ${isDragging ? 'opacity-45' : ''} ${isOver ? 'outline-2 outline-offset-2 outline-sea' : ''}`}
    >
      <span className="relative block">
        <FilePreview file={file} className="aspect-square w-full rounded-field" />
        {name && (
          <span className="absolute start-1.5 bottom-1.5 rounded-full bg-brass-soft px-2.5 py-1 text-fine text-brass-ink">
            {name}
          </span>
        )}
        <button
          type="button"
          aria-label={formatMessage(labels.remove, { name: file.name })}
          onClick={onRemove}
          className={buttonClass('round', 'absolute end-1 top-1')}
        >
          <Icon icon="x" size={18} />
        </button>
      </span>
      <span className="flex items-center gap-1.5 px-2 pt-1.5 text-fine text-muted">
        <Icon icon={GripVertical} size={15} />
        <bdi className="truncate">{file.name}</bdi>
      </span>
      <span className="flex justify-between px-1">
        {renderMoveButton(formatMessage(labels.earlier, { name: file.name }), index - 1, ChevronLeft, 'earlier')}
        {renderMoveButton(formatMessage(labels.later, { name: file.name }), index + 1, 'chevron-right', 'later')}
      </span>
    </li>
  );
}
