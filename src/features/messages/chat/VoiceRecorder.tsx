import { Square } from '@/ui/icons/icons.ts';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { formatBytes } from '@/lib/bytes.ts';
import { formatMessage } from '@/lib/messages.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { buttonClass } from '@/ui/button.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { ChatLabels } from '../labels.ts';
import { MAX_RECORDING_BYTES, MAX_RECORDING_MS, startRecording, type Recorded, type Recording } from './recorder.ts';

export type VoiceRecorderProps = {
  labels: ChatLabels['voice'];
  onRecorded: (recorded: Recorded) => void;
  /** @param message why the recording ended, or an empty text when the visitor ended it */
  onClose: (message: string) => void;
};

/** Interval at which the length is shown again, in milliseconds. */
const TIMER_INTERVAL_MS = 250;

/** Formats milliseconds as minutes and seconds, as in 1:05. */
function formatDuration(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * Records a voice message as soon as it is shown and allowed. Shows the length, and buttons to attach or discard it. A recording is
 * attached when the recorder disappears.
 */
export function VoiceRecorder({ labels, onRecorded, onClose }: VoiceRecorderProps): ReactElement {
  // Milliseconds; undefined before the recording starts, while the browser may ask for access.
  const [elapsed, setElapsed] = useState<number>();
  const recording = useRef<Recording>(undefined);
  const stopButton = useRef<HTMLButtonElement>(null);
  const isEnding = useRef(false);
  const finish = async (message: string) => {
    if (isEnding.current || !recording.current) return;
    isEnding.current = true;
    const recorded = await recording.current.stop();
    if (recorded) onRecorded(recorded);
    onClose(recorded ? message : labels.failed);
  };
  const cancel = () => {
    isEnding.current = true;
    recording.current?.cancel();
    onClose('');
  };
  // The recording outlives the render in which it started.
  const latest = useRef({ finish, onClose, labels });
  useEffect(() => {
    latest.current = { finish, onClose, labels };
  });

  useEffect(() => {
    let isMounted = true;
    let timer: ReturnType<typeof setInterval> | undefined;
    const begin = async () => {
      const started = await startRecording(() => {
        // `finish` shows its errors.
        reportRejection(latest.current.finish(''));
      });
      if (typeof started === 'string') {
        if (isMounted) latest.current.onClose(latest.current.labels[started]);
        return;
      }
      if (!isMounted) {
        started.cancel();
        return;
      }
      recording.current = started;
      const startedAt = performance.now();
      setElapsed(0);
      timer = setInterval(() => {
        const passed = performance.now() - startedAt;
        setElapsed(Math.min(passed, MAX_RECORDING_MS));
        if (passed >= MAX_RECORDING_MS) reportRejection(latest.current.finish(latest.current.labels.full));
      }, TIMER_INTERVAL_MS);
    };
    reportRejection(
      begin().catch(() => {
        if (isMounted) latest.current.onClose(latest.current.labels.failed);
      }),
    );
    return () => {
      isMounted = false;
      clearInterval(timer);
      // It was not cancelled: the visitor has opened another conversation or pressed the button of the recorder again.
      reportRejection(latest.current.finish(''));
    };
    // Recording starts once, when the recorder is shown.
  }, []);

  const isRecording = elapsed !== undefined;
  useEffect(() => {
    if (isRecording) stopButton.current?.focus();
  }, [isRecording]);

  const max = formatDuration(MAX_RECORDING_MS);
  return (
    <div
      role="group"
      aria-label={labels.stop}
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancel();
      }}
      className="flex flex-wrap items-center gap-3 rounded-panel border border-line bg-surface p-3"
    >
      {isRecording && (
        <span aria-hidden="true" className="size-3 animate-pulse rounded-full bg-clay motion-reduce:animate-none" />
      )}
      <p className="min-w-0 grow text-small">
        {isRecording ? (
          <span role="timer" className="font-semibold tabular-nums">
            {formatMessage(labels.recording, { time: formatDuration(elapsed), max })}
          </span>
        ) : (
          <span role="status" className="font-semibold">
            {labels.asking}
          </span>
        )}
        <span className="block text-fine text-muted">
          {formatMessage(labels.limit, { max, size: formatBytes(MAX_RECORDING_BYTES) })}
        </span>
      </p>
      <button type="button" onClick={cancel} className={buttonClass('secondary')}>
        <Icon icon="x" size={18} />
        {labels.cancel}
      </button>
      {isRecording && (
        <button
          ref={stopButton}
          type="button"
          onClick={() => {
            reportRejection(finish(''));
          }}
          className={buttonClass('primary')}
        >
          <Icon icon={Square} size={16} />
          {labels.stop}
        </button>
      )}
    </div>
  );
}
