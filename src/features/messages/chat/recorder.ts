/** Records voice messages with the browser's recorder. */

/** Longest recording in milliseconds. */
export const MAX_RECORDING_MS = 180_000;

/** Bits per second: clear speech, so that the longest recording has about 0.7 MB. */
const BITS_PER_SECOND = 32_000;

/** About the size of the longest recording in bytes. */
export const MAX_RECORDING_BYTES = (BITS_PER_SECOND / 8) * (MAX_RECORDING_MS / 1000);

/** Formats in the order of preference. Safari records only mp4. */
const FORMATS = [
  { type: 'audio/webm;codecs=opus', extension: 'webm' },
  { type: 'audio/mp4', extension: 'm4a' },
  { type: 'audio/ogg;codecs=opus', extension: 'ogg' },
] as const;

/**
 * - `denied`: the visitor or the browser refuses access
 * - `missing`: there is no microphone
 * - `busy`: another program uses it
 * - `unsupported`: the browser cannot record, or the page is not served over https
 * - `failed`: any other error
 */
export type RecordingError = 'denied' | 'missing' | 'busy' | 'unsupported' | 'failed';

const ERRORS: Readonly<Record<string, RecordingError>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

const toError = (error: unknown): RecordingError =>
  (error instanceof DOMException ? ERRORS[error.name] : undefined) ?? 'failed';

export type Recorded = { blob: Blob; extension: string };

export type Recording = {
  /** Ends the recording. Resolves with the file, or with undefined when nothing was recorded. */
  stop: () => Promise<Recorded | undefined>;
  /** Ends the recording and discards it. */
  cancel: () => void;
};

/**
 * Starts recording.
 * @param onEnd called when the recording ends by itself: the microphone was disconnected or access was withdrawn
 */
export async function startRecording(onEnd: () => void): Promise<Recording | RecordingError> {
  const Recorder = (globalThis as Partial<typeof globalThis>).MediaRecorder;
  const format = Recorder && FORMATS.find(({ type }) => Recorder.isTypeSupported(type));
  // Undefined in browsers without https.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!Recorder || !format || !devices) return 'unsupported';
  let stream: MediaStream;
  try {
    stream = await devices.getUserMedia({ audio: true });
  } catch (error) {
    return toError(error);
  }
  const recorder = new Recorder(stream, { mimeType: format.type, audioBitsPerSecond: BITS_PER_SECOND });
  const chunks: Blob[] = [];
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) chunks.push(data);
  });
  const ended = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => {
      release();
      resolve();
    });
  });
  for (const track of stream.getTracks()) track.addEventListener('ended', onEnd);
  recorder.start();
  return {
    async stop() {
      if (recorder.state !== 'inactive') recorder.stop();
      await ended;
      const blob = new Blob(chunks, { type: format.type.split(';')[0] ?? format.type });
      return blob.size > 0 ? { blob, extension: format.extension } : undefined;
    },
    cancel() {
      if (recorder.state !== 'inactive') recorder.stop();
      release();
    },
  };
}
