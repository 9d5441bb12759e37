import { ignoreStorageError } from '@/storage/errors/storage-error.ts';
import { useEffect, useState } from 'react';
import { reportRejection } from '@/lib/safe-promise.ts';
import { loadFile } from './file-storage.ts';

type FileUrl = {
  /** Object URL of the content; undefined until it is loaded, and when it is missing. */
  url: string | undefined;
  /** True when the file was deleted or cannot be read. */
  isMissing: boolean;
};

const LOADING: FileUrl = { url: undefined, isMissing: false };

/** Returns the object URL of a stored file. It is revoked when the component no longer shows the file. */
export function useFileUrl(id: string | undefined): FileUrl {
  const [state, setState] = useState<FileUrl>(LOADING);
  useEffect(() => {
    if (id === undefined) return undefined;
    let isMounted = true;
    let url: string | undefined;
    const load = async () => {
      const blob = await loadFile(id).catch(ignoreStorageError);
      if (!isMounted) return;
      url = blob && URL.createObjectURL(blob);
      setState({ url, isMissing: url === undefined });
    };
    // `loadFile` treats errors as a missing file.
    reportRejection(load());
    return () => {
      isMounted = false;
      setState(LOADING);
      if (url !== undefined) URL.revokeObjectURL(url);
    };
  }, [id]);
  return state;
}
