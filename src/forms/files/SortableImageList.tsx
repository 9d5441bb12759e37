import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import type { FileRef } from './file-refs.ts';
import { moveItem } from '@/lib/move-item.ts';
import type { FormLabels } from '../model/labels.ts';
import { SortableImage } from './SortableImage.tsx';

export type SortableImageListProps = {
  files: readonly FileRef[];
  /** What stands on them, in order. */
  names: readonly string[];
  labels: FormLabels;
  change: (files: readonly FileRef[]) => void;
  remove: (file: FileRef) => void;
};

/** Pictures in the order in which they are shown. */
export function SortableImageList({ files, names, labels, change, remove }: SortableImageListProps): ReactElement {
  const list = useId();
  const root = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState('');
  /** The picture that was moved by a button, and which way: its button keeps the focus. */
  const held = useRef<{ id: string; way: string }>(undefined);

  useEffect(() => {
    if (!held.current) return;
    const { id, way } = held.current;
    held.current = undefined;
    root.current?.querySelector<HTMLElement>(`[data-picture="${CSS.escape(id)}"] [data-move="${way}"]`)?.focus();
  });

  const move = (from: number, to: number) => {
    const file = files[from];
    const order = moveItem(files, from, to);
    if (!file || order === files) return;
    if (root.current?.contains(document.activeElement))
      held.current = { id: file.id, way: to < from ? 'earlier' : 'later' };
    setSaid(formatMessage(labels.file.moved, { name: file.name, place: to + 1, count: files.length }));
    change(order);
  };
  return (
    <>
      <ul ref={root} className="contents">
        {files.map((file, at) => (
          <SortableImage
            key={file.id}
            file={file}
            name={names[at]}
            at={at}
            count={files.length}
            list={list}
            labels={labels.file}
            move={move}
            remove={() => {
              remove(file);
            }}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
