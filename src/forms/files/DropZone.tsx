import { useState, type DragEvent, type ReactElement, type ReactNode } from 'react';

/** Classes by variant: `box` has a border, `slots` and `bare` have only an outline while files are dragged over them. */
const VARIANT_CLASSES = {
  box: {
    idle: 'mt-1.5 rounded-field border border-dashed border-control bg-surface p-3',
    over: 'mt-1.5 rounded-field border border-dashed border-sea bg-sea-soft p-3',
  },
  slots: { idle: 'mt-1.5', over: 'mt-1.5 rounded-field bg-sea-soft outline-2 outline-sea' },
  bare: { idle: undefined, over: 'rounded-panel outline-2 outline-sea' },
} as const;

type Props = { variant: keyof typeof VARIANT_CLASSES; onFiles: (files: readonly File[]) => void; children: ReactNode };

/** Returns true when files are dragged in from outside. Images of the page that are sorted are dragged too. */
const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Accepts files that are dropped on its children. */
export function DropZone({ variant, onFiles, children }: Props): ReactElement {
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => {
        setIsOver(false);
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      className={VARIANT_CLASSES[variant][isOver ? 'over' : 'idle']}
    >
      {children}
    </div>
  );
}
