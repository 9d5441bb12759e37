import { ImagePlus, Trash2 } from 'lucide';
import type { ReactElement, ReactNode } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { FileRef } from './file-refs.ts';
import type { FormLabels } from '../model/labels.ts';
import { FilePreview } from './FilePreview.tsx';

type Props = {
  /** The picture, where one was chosen. */
  file: FileRef | undefined;
  /** Words of the button. */
  label: string;
  /** The input that chooses files. */
  box: ReactNode;
  labels: FormLabels['file'];
  remove: (file: FileRef) => void;
};

/** The place of a single wide picture, as it will be seen. */
export const CoverImageInput = ({ file, label, box, labels, remove }: Props): ReactElement => (
  <div className="relative aspect-[3/1] overflow-hidden rounded-panel bg-sea-soft tablet:aspect-[4.6/1]">
    {file && <FilePreview file={file} className="absolute inset-0 size-full" />}
    <div className="absolute end-3 bottom-3 flex gap-2">
      {file && (
        <button
          type="button"
          aria-label={formatMessage(labels.remove, { name: file.name })}
          onClick={() => {
            remove(file);
          }}
          className={buttonClass('round')}
        >
          <Icon node={Trash2} size={18} />
        </button>
      )}
      <label className={buttonClass('secondary', 'relative focus-within:outline-2 focus-within:outline-sea')}>
        <Icon node={ImagePlus} size={18} />
        {label}
        {box}
      </label>
    </div>
  </div>
);
