import { FileText } from '@/ui/icons/icons.ts';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { Icon } from '@/ui/icons/Icon.tsx';
import { cannotReject } from '@/lib/sure-promise.ts';
import type { FileRef } from './file-refs.ts';
import { loadFile } from './file-storage.ts';

type Props = {
  file: FileRef;
  /** Classes for size and corners. */
  className?: string;
  /** Shown until the image is loaded, and for a file that cannot be shown; an icon by default. */
  placeholder?: ReactNode;
};

/** Preview of a stored image; an icon for other files. */
export function FilePreview({ file, className = 'size-11 rounded-field', placeholder }: Props): ReactElement {
  const [url, setUrl] = useState<string>();
  const isImage = file.type.startsWith('image/');
  useEffect(() => {
    if (!isImage) return undefined;
    let isMounted = true;
    let objectUrl: string | undefined;
    const show = async () => {
      const blob = await loadFile(file.id);
      if (!blob || !isMounted) return;
      objectUrl = URL.createObjectURL(blob);
      setUrl(objectUrl);
    };
    // The placeholder stays when the image cannot be loaded.
    cannotReject(show());
    return () => {
      isMounted = false;
      if (objectUrl !== undefined) URL.revokeObjectURL(objectUrl);
    };
  }, [file.id, isImage]);
  if (url === undefined) {
    return placeholder === undefined ? (
      <span className={`grid shrink-0 place-items-center bg-surface text-muted ${className}`}>
        <Icon icon={FileText} size={20} />
      </span>
    ) : (
      <>{placeholder}</>
    );
  }
  return (
    <img src={url} alt="" width={44} height={44} draggable={false} className={`shrink-0 object-cover ${className}`} />
  );
}
