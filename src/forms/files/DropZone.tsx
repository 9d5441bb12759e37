import { useState, type DragEvent, type ReactElement, type ReactNode } from 'react';

/** Edges of its own, or those of what stands in it; marked while files are held over it. */
const LOOKS = {
  box: {
    idle: 'mt-1.5 rounded-field border border-dashed border-control bg-surface p-3',
    over: 'mt-1.5 rounded-field border border-dashed border-sea bg-sea-soft p-3',
  },
  bare: { idle: undefined, over: 'rounded-panel outline-2 outline-sea' },
} as const;

type Props = { look: keyof typeof LOOKS; onFiles: (files: readonly File[]) => void; children: ReactNode };

/** Pictures that are put in order are dragged too: those are no files from elsewhere. */
const bringsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Where files can be dropped. */
export function DropZone({ look, onFiles, children }: Props): ReactElement {
  const [over, setOver] = useState(false);
  return (
    <div
      onDragOver={(event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => {
        setOver(false);
      }}
      onDrop={(event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      className={LOOKS[look][over ? 'over' : 'idle']}
    >
      {children}
    </div>
  );
}
