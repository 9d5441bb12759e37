import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { ChevronLeft, ChevronRight, GripVertical, X } from 'lucide';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { FileRef } from './file-refs.ts';
import type { FormLabels } from '../model/labels.ts';
import { FilePreview } from './FilePreview.tsx';

type Props = {
  file: FileRef;
  /** What stands on it, if anything. */
  name: string | undefined;
  at: number;
  count: number;
  /** Of the list: pictures of another field cannot be dropped here. */
  list: string;
  labels: FormLabels['file'];
  move: (from: number, to: number) => void;
  remove: () => void;
};

/** One picture, to be dragged to the place of another or moved by its buttons. */
export function SortableImage({ file, name, at, count, list, labels, move, remove }: Props): ReactElement {
  const tile = useRef<HTMLLIElement>(null);
  const [dragged, setDragged] = useState(false);
  const [over, setOver] = useState(false);

  useEffect(() => {
    const element = tile.current;
    if (!element) return undefined;
    return combine(
      draggable({
        element,
        getInitialData: () => ({ list, at }),
        onDragStart: () => {
          setDragged(true);
        },
        onDrop: () => {
          setDragged(false);
        },
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['list'] === list,
        onDragEnter: () => {
          setOver(true);
        },
        onDragLeave: () => {
          setOver(false);
        },
        onDrop: ({ source }) => {
          setOver(false);
          move(Number(source.data['at']), at);
        },
      }),
    );
  }, [list, at, move]);

  const step = (name: string, to: number, drawing: typeof X, side: 'earlier' | 'later') => (
    <button
      type="button"
      aria-label={name}
      data-move={side}
      // Not `disabled`: who pressed it on the way to the end keeps the focus.
      aria-disabled={to < 0 || to >= count || undefined}
      onClick={() => {
        move(at, to);
      }}
      className="grid size-11 place-items-center rounded-full hover:bg-line/60 aria-disabled:opacity-35"
    >
      <Icon node={drawing} size={19} className="rtl:-scale-x-100" />
    </button>
  );
  return (
    <li
      ref={tile}
      data-picture={file.id}
      className={`relative min-w-0 cursor-grab rounded-field bg-sunken transition-opacity duration-150 ${dragged ? 'opacity-45' : ''} ${over ? 'outline-2 outline-offset-2 outline-sea' : ''}`}
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
          onClick={remove}
          className={buttonClass('round', 'absolute end-1 top-1')}
        >
          <Icon node={X} size={18} />
        </button>
      </span>
      <span className="flex items-center gap-1.5 px-2 pt-1.5 text-fine text-muted">
        <Icon node={GripVertical} size={15} />
        <bdi className="truncate">{file.name}</bdi>
      </span>
      <span className="flex justify-between px-1">
        {step(formatMessage(labels.earlier, { name: file.name }), at - 1, ChevronLeft, 'earlier')}
        {step(formatMessage(labels.later, { name: file.name }), at + 1, ChevronRight, 'later')}
      </span>
    </li>
  );
}
