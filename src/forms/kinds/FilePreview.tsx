import { FileText } from 'lucide';
import { useEffect, useState, type ReactElement } from 'react';
import { Drawing } from '@/ui/Drawing.tsx';
import type { FileRef } from '../files.ts';
import { fileOf } from '../keeping.ts';

/** A small look at a kept picture; other files show a sheet. */
export function FilePreview({ file }: { file: FileRef }): ReactElement {
  const [address, setAddress] = useState<string>();
  const pictured = file.type.startsWith('image/');
  useEffect(() => {
    if (!pictured) return undefined;
    let wanted = true;
    let made: string | undefined;
    void fileOf(file.id).then((blob) => {
      if (!blob || !wanted) return;
      made = URL.createObjectURL(blob);
      setAddress(made);
    });
    return () => {
      wanted = false;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [file.id, pictured]);
  return address === undefined ? (
    <span className="grid size-11 shrink-0 place-items-center rounded-field bg-surface text-muted">
      <Drawing node={FileText} size={20} />
    </span>
  ) : (
    <img src={address} alt="" width={44} height={44} className="size-11 shrink-0 rounded-field object-cover" />
  );
}
