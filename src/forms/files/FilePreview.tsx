import { FileText } from 'lucide';
import { useEffect, useState, type ReactElement } from 'react';
import { Icon } from '@/ui/icons/Icon.tsx';
import { cannotReject } from '@/lib/sure-promise.ts';
import type { FileRef } from './file-refs.ts';
import { loadFile } from '../model/form-storage.ts';

type Props = {
  file: FileRef;
  /** Its size and corners. */
  className?: string;
};

/** A look at a kept picture; other files show a sheet. */
export function FilePreview({ file, className = 'size-11 rounded-field' }: Props): ReactElement {
  const [address, setAddress] = useState<string>();
  const pictured = file.type.startsWith('image/');
  useEffect(() => {
    if (!pictured) return undefined;
    let wanted = true;
    let made: string | undefined;
    const show = async () => {
      const blob = await loadFile(file.id);
      if (!blob || !wanted) return;
      made = URL.createObjectURL(blob);
      setAddress(made);
    };
    // Where there is nothing to show the sheet stays.
    cannotReject(show());
    return () => {
      wanted = false;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [file.id, pictured]);
  return address === undefined ? (
    <span className={`grid shrink-0 place-items-center bg-surface text-muted ${className}`}>
      <Icon node={FileText} size={20} />
    </span>
  ) : (
    <img
      src={address}
      alt=""
      width={44}
      height={44}
      draggable={false}
      className={`shrink-0 object-cover ${className}`}
    />
  );
}
