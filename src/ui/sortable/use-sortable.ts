import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState, type RefObject } from 'react';

type Options = {
  /** Id of the list: items of another list cannot be dropped here. */
  listId: string;
  index: number;
  onMove: (from: number, to: number) => void;
};

export type Sortable<Item extends HTMLElement> = {
  ref: RefObject<Item | null>;
  /** Whether the item is being dragged. */
  isDragging: boolean;
  /** Whether another item is above it and would take its place. */
  isOver: boolean;
};

/** Makes an item of a list draggable, and a target for the other items. Lists have buttons too, for keyboards. */
export function useSortable<Item extends HTMLElement>({ listId, index, onMove }: Options): Sortable<Item> {
  const ref = useRef<Item>(null);
  const [isDragging, setIsDragging] = useState(false);
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    return combine(
      draggable({
        element,
        getInitialData: () => ({ list: listId, index }),
        onDragStart: () => {
          setIsDragging(true);
        },
        onDrop: () => {
          setIsDragging(false);
        },
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['list'] === listId,
        onDragEnter: () => {
          setIsOver(true);
        },
        onDragLeave: () => {
          setIsOver(false);
        },
        onDrop: ({ source }) => {
          setIsOver(false);
          onMove(Number(source.data['index']), index);
        },
      }),
    );
  }, [listId, index, onMove]);

  return { ref, isDragging, isOver };
}
