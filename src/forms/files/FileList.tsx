import { Trash2 } from 'lucide';
import type { ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { formatBytes } from '@/lib/bytes.ts';
import type { FileRef } from './file-refs.ts';
import type { FormLabels } from '../model/labels.ts';
import { FilePreview } from './FilePreview.tsx';

type Props = {
  files: readonly FileRef[];
  /** A single picture has room to be seen. */
  alone: boolean;
  labels: FormLabels['file'];
  remove: (file: FileRef) => void;
};

/** Files whose order does not count, each with its name and size. */
export function FileList({ files, alone, labels, remove }: Props): ReactElement {
  return (
    <ul className="mb-3 grid gap-2">
      {files.map((file) => (
        <li key={file.id} className="flex flex-wrap items-center gap-3 rounded-field bg-sunken p-2">
          <FilePreview file={file} {...(alone && { className: 'aspect-[4/1] w-full rounded-field' })} />
          <span className="min-w-0 grow">
            <bdi className="block truncate text-small font-semibold">{file.name}</bdi>
            <span className="text-fine text-muted">{formatBytes(file.size)}</span>
          </span>
          <button
            type="button"
            aria-label={formatMessage(labels.remove, { name: file.name })}
            onClick={() => {
              remove(file);
            }}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-line/60"
          >
            <Icon node={Trash2} size={18} />
          </button>
        </li>
      ))}
    </ul>
  );
}
