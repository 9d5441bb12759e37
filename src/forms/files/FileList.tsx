import { Trash2 } from '@/ui/icons/icons.ts';
import type { ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { formatBytes } from '@/lib/bytes.ts';
import type { FileRef } from './file-refs.ts';
import type { FormLabels } from '../labels.ts';
import { FilePreview } from './FilePreview.tsx';

type Props = {
  files: readonly FileRef[];
  /** Shows a larger preview, for a field with a single image. */
  isSingleImage: boolean;
  labels: FormLabels['file'];
  onRemove: (file: FileRef) => void;
};

/** Lists files whose order does not matter, with name and size. */
export function FileList({ files, isSingleImage, labels, onRemove }: Props): ReactElement {
  return (
    // The column may be narrower than a file name.
    <ul className="mb-3 grid grid-cols-1 gap-2">
      {files.map((file) => (
        <li key={file.id} className="flex flex-wrap items-center gap-3 rounded-field bg-sunken p-2">
          <FilePreview file={file} {...(isSingleImage && { className: 'aspect-[4/1] w-full rounded-field' })} />
          <span className="min-w-0 grow basis-40">
            <bdi className="block truncate text-small font-semibold">{file.name}</bdi>
            <span className="text-fine text-muted">{formatBytes(file.size)}</span>
          </span>
          <button
            type="button"
            aria-label={formatMessage(labels.remove, { name: file.name })}
            onClick={() => {
              onRemove(file);
            }}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-line/60"
          >
            <Icon icon={Trash2} size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}
