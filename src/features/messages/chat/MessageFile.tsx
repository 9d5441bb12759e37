import { ignoreStorageError } from '@/storage/errors/storage-error.ts';
import { Download } from '@/ui/icons/icons.ts';
import { useState, type ReactElement } from 'react';
import type { FileRef } from '@/forms/files/file-refs.ts';
import { loadFile } from '@/forms/files/file-storage.ts';
import { useFileUrl } from '@/forms/files/use-file-url.ts';
import { formatBytes } from '@/lib/bytes.ts';
import { formatMessage } from '@/lib/messages.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { download } from '@/ui/download.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { ChatLabels } from '../labels.ts';

const BEYOND_END_SECONDS = 1e7;

/** Makes the browser find the duration of a recording, which has none in its file, by seeking beyond the end. */
function findDuration(audio: HTMLAudioElement): void {
  if (audio.duration !== Infinity) return;
  const rewind = () => {
    if (audio.duration === Infinity) return;
    audio.removeEventListener('durationchange', rewind);
    audio.currentTime = 0;
  };
  audio.addEventListener('durationchange', rewind);
  audio.currentTime = BEYOND_END_SECONDS;
}

/** A file of a message: a picture, a player, or a link that downloads it. */
export function MessageFile({ file, labels }: { file: FileRef; labels: ChatLabels['thread'] }): ReactElement {
  const { url, isMissing } = useFileUrl(file.id);
  const [isDeleted, setIsDeleted] = useState(false);
  if (isMissing || isDeleted)
    return <p className="text-small wrap-anywhere">{formatMessage(labels.fileMissing, { name: file.name })}</p>;
  const name = formatMessage(labels.download, { name: file.name, size: formatBytes(file.size) });
  if (file.type.startsWith('audio/')) {
    return (
      <audio
        controls
        src={url}
        preload="metadata"
        aria-label={file.name}
        onLoadedMetadata={(event) => {
          findDuration(event.currentTarget);
        }}
        className="h-11 w-64 max-w-full"
      />
    );
  }
  if (file.type.startsWith('video/')) {
    return (
      <video controls src={url} preload="metadata" aria-label={file.name} className="max-h-80 w-full rounded-field" />
    );
  }
  return (
    <a
      href={url}
      download={file.name}
      aria-label={name}
      onClick={(event) => {
        event.preventDefault();
        // The URL is revoked when the preview scrolls out of view, which may happen before the download has begun.
        reportRejection(
          loadFile(file.id)
            .catch(ignoreStorageError)
            .then((blob) => {
              if (blob) download(blob, file.name);
              else setIsDeleted(true);
            }),
        );
      }}
      className="block max-w-full"
    >
      {file.type.startsWith('image/') ? (
        <img src={url} alt="" className="max-h-72 min-h-24 min-w-24 rounded-field bg-sunken object-cover" />
      ) : (
        <span className="flex min-h-11 items-center gap-3 rounded-field border border-line bg-surface p-2.5 text-text">
          <Icon icon="file" size={20} className="text-muted" />
          <span className="min-w-0 grow">
            <bdi className="block truncate text-small font-semibold">{file.name}</bdi>
            <span className="text-fine text-muted">{formatBytes(file.size)}</span>
          </span>
          <Icon icon={Download} size={18} className="text-muted" />
        </span>
      )}
    </a>
  );
}
