import type { ReactElement, ReactNode } from 'react';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { FileRef } from './file-refs.ts';
import { useFileUrl } from './use-file-url.ts';

type Props = {
  file: FileRef;
  /** Classes for size and corners. */
  className?: string;
  /** Text alternative of the image; empty by default, because most previews have the name of the file beside them. */
  alt?: string;
  /** Shown until the image is loaded, and for a file that cannot be shown; an icon by default. */
  placeholder?: ReactNode;
};

/** Preview of a stored image; an icon for other files. */
export function FilePreview({ file, className = 'size-11 rounded-field', alt = '', placeholder }: Props): ReactElement {
  const { url } = useFileUrl(file.type.startsWith('image/') ? file.id : undefined);
  if (url === undefined) {
    return placeholder === undefined ? (
      <span className={`grid shrink-0 place-items-center bg-surface text-muted ${className}`}>
        <Icon icon="file" size={20} />
      </span>
    ) : (
      <>{placeholder}</>
    );
  }
  return (
    <img
      src={url}
      alt={alt}
      width={44}
      height={44}
      draggable={false}
      className={`shrink-0 object-cover ${className}`}
    />
  );
}
