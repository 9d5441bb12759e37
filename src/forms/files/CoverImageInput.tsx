import { ImagePlus, Trash2 } from '@/ui/icons/icons.ts';
import type { ReactElement, ReactNode } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { FileRef } from './file-refs.ts';
import type { FormLabels } from '../labels.ts';
import { FilePreview } from './FilePreview.tsx';

type Props = {
  /** The image, if one was chosen. */
  file: FileRef | undefined;
  /** Label of the button. */
  label: string;
  /** The file input. */
  input: ReactNode;
  labels: FormLabels['file'];
  onRemove: (file: FileRef) => void;
};

/** Chooses a single wide image and shows it as it will appear. */
export const CoverImageInput = ({ file, label, input, labels, onRemove }: Props): ReactElement => (
  <div className="relative aspect-[3/1] overflow-hidden rounded-panel empty-picture tablet:aspect-[4.6/1]">
    {file && <FilePreview file={file} className="absolute inset-0 size-full" />}
    <div className="absolute end-3 bottom-3 flex gap-2">
      {file && (
        <button
          type="button"
          aria-label={formatMessage(labels.remove, { name: file.name })}
          onClick={() => {
            onRemove(file);
          }}
          className={buttonClass('round')}
        >
          <Icon icon={Trash2} size={18} />
        </button>
      )}
      <label className={buttonClass('secondary', 'relative focus-within:outline-2 focus-within:outline-sea')}>
        <Icon icon={ImagePlus} size={18} />
        {label}
        {input}
      </label>
    </div>
  </div>
);
