import { Paperclip } from '@/ui/icons/icons.ts';
import { useRef, type ReactElement } from 'react';
import { formatMessage } from '@/lib/messages.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { createLazyComponent } from '@/ui/lazy-component.tsx';
import { reportRejection } from '@/lib/safe-promise.ts';
import { formatFileRule } from './format-file-rule.ts';
import { getAcceptAttribute } from './validate-file.ts';
import type { FileRef } from './file-refs.ts';
import { formatErrorMessage } from '../model/error-message.ts';
import type { FileFamily } from '../schema/field-options.ts';
import { CoverImageInput } from './CoverImageInput.tsx';
import { FileList } from './FileList.tsx';
import { DropZone } from './DropZone.tsx';
import type { InputProps } from '../field-types/field-type.ts';
import type { SortableImageListProps } from './SortableImageList.tsx';
import { ImageSlots } from './ImageSlots.tsx';
import { useFileInput } from './use-file-input.ts';

type FilePickerField = {
  label: string;
  required: boolean;
  max: number;
  browseLabel: string;
  errorMessage: string;
  slotLabels?: readonly string[];
};

export type FilePickerProps = InputProps<FilePickerField, readonly FileRef[]> & {
  families: readonly FileFamily[];
  /** The order of the images matters: the first is the main one. */
  isOrdered?: boolean;
  /** A single wide cover image, whose button has the label of the field. */
  isBanner?: boolean;
};

const SortableImageList = createLazyComponent<SortableImageListProps>(
  async () => (await import('./SortableImageList.tsx')).SortableImageList,
  () => <span className="block empty:hidden" />,
);

/** Adds, shows and removes files, by file dialog or drag and drop. Each file is validated and stored on the device immediately. */
export function FilePicker(props: FilePickerProps): ReactElement {
  const {
    field,
    id,
    value,
    onChange,
    onBlur,
    inputRef,
    invalid,
    describedBy,
    labels,
    families,
    isOrdered = false,
    isBanner = false,
  } = props;
  const isSingleImage = field.max === 1 && families.every((family) => family === 'pictures');
  const input = useRef<HTMLInputElement>(null);
  const { addFiles, removeFile: drop, isChecking, announcement, rejections } = useFileInput(props);

  const remove = (file: FileRef) => {
    drop(file);
    input.current?.focus();
  };

  const take = (files: readonly File[]) => {
    // The message below names the files that were rejected.
    reportRejection(addFiles(files));
  };
  const box = (
    <input
      type="file"
      id={id}
      ref={(node) => {
        input.current = node;
        inputRef(node);
      }}
      multiple={field.max > 1}
      accept={getAcceptAttribute(families)}
      aria-invalid={invalid || undefined}
      aria-describedby={[describedBy, `${id}-rule`].filter(Boolean).join(' ')}
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])];
        event.currentTarget.value = '';
        take(files);
      }}
      onBlur={onBlur}
      className="absolute inset-0 cursor-pointer opacity-0"
    />
  );
  const rule = (
    <span id={`${id}-rule`} className="text-fine text-muted">
      {formatFileRule(families, field.max, labels.file)}
      {field.max > 1 && ` ·\u00a0${formatMessage(labels.field.count, { count: value.length, max: field.max })}`}
    </span>
  );
  const browse = field.browseLabel || labels.file.browse;
  const { slotLabels = [] } = field;

  return (
    <DropZone variant={isBanner ? 'bare' : isOrdered ? 'slots' : 'box'} onFiles={take}>
      {isOrdered && (
        <ImageSlots freeSlots={field.max - value.length} name={slotLabels[value.length]} browse={browse} input={box}>
          <SortableImageList
            files={value}
            names={slotLabels.length > 0 ? slotLabels : [labels.file.main]}
            labels={labels}
            onChange={onChange}
            onRemove={remove}
          />
        </ImageSlots>
      )}
      {isBanner && (
        <CoverImageInput file={value[0]} label={field.label} input={box} labels={labels.file} onRemove={remove} />
      )}
      {!isOrdered && !isBanner && value.length > 0 && (
        <FileList files={value} isSingleImage={isSingleImage} labels={labels.file} onRemove={remove} />
      )}
      {isOrdered || isBanner ? (
        <p className={isBanner ? 'mt-1.5' : 'mt-2'}>{rule}</p>
      ) : (
        <div className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 py-2 text-muted">
          <Icon icon={Paperclip} size={19} />
          <span className="max-tablet:sr-only">{labels.file.drop}</span>
          <label className={buttonClass('secondary', 'relative focus-within:outline-2 focus-within:outline-sea')}>
            {browse}
            {box}
          </label>
          {rule}
        </div>
      )}
      <p role="status" className={`${isOrdered ? '' : 'text-center'} text-fine wrap-anywhere text-muted`}>
        {isChecking ? labels.file.checking : announcement}
      </p>
      {rejections.length > 0 && (
        <div role="alert" className="mt-1 grid gap-1 text-small wrap-anywhere text-clay">
          {rejections.map((rejection, position) => (
            // Several files may have one name, such as those of a camera.
            <p key={position}>{formatErrorMessage(rejection, labels)}</p>
          ))}
        </div>
      )}
    </DropZone>
  );
}
