import { useEffect, useState } from 'react';

/** Returns the URL of a stored picture, or undefined until it is loaded. */
export function useStoredPicture(id: string | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (id === undefined) return undefined;
    let created: string | undefined;
    let isCancelled = false;
    // Loaded lazily: few campaigns have a picture.
    import('@/forms/files/file-storage.ts')
      .then(({ loadFile }) => loadFile(id))
      .then((blob) => {
        if (!blob || isCancelled) return;
        created = URL.createObjectURL(blob);
        setUrl(created);
      })
      // Without the file the ad has no picture.
      .catch(() => undefined);
    return () => {
      isCancelled = true;
      setUrl(undefined);
      if (created) URL.revokeObjectURL(created);
    };
  }, [id]);
  return url;
}
