import { useEffect, useId, useRef, useState, type ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import type { FileRef } from './file-refs.ts';
import { moveItem } from '@/lib/move-item.ts';
import type { FormLabels } from '../labels.ts';
import { SortableImage } from './SortableImage.tsx';

export type SortableImageListProps = {
  files: readonly FileRef[];
  /** Labels on the images, in order. */
  names: readonly string[];
  labels: FormLabels;
  onChange: (files: readonly FileRef[]) => void;
  onRemove: (file: FileRef) => void;
};

/** A list of images that can be sorted. */
export function SortableImageList({ files, names, labels, onChange, onRemove }: SortableImageListProps): ReactElement {
  const listId = useId();
  const root = useRef<HTMLUListElement>(null);
  const [announcement, setAnnouncement] = useState('');
  /** The image and direction of the last move by button: that button takes the focus again after rendering. */
  const focusTarget = useRef<{ id: string; way: string }>(undefined);

  useEffect(() => {
    if (!focusTarget.current) return;
    const { id, way } = focusTarget.current;
    focusTarget.current = undefined;
    root.current?.querySelector<HTMLElement>(`[data-picture="${CSS.escape(id)}"] [data-move="${way}"]`)?.focus();
  });

  const move = (from: number, to: number) => {
    const file = files[from];
    const order = moveItem(files, from, to);
    if (!file || order === files) return;
    if (root.current?.contains(document.activeElement))
      focusTarget.current = { id: file.id, way: to < from ? 'earlier' : 'later' };
    setAnnouncement(formatMessage(labels.file.moved, { name: file.name, place: to + 1, count: files.length }));
    onChange(order);
  };
  return (
    <>
      <ul ref={root} className="contents">
        {files.map((file, at) => (
          <SortableImage
            key={file.id}
            file={file}
            name={names[at]}
            index={at}
            count={files.length}
            listId={listId}
            labels={labels.file}
            onMove={move}
            onRemove={() => {
              onRemove(file);
            }}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}
