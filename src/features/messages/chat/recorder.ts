/** Records voice messages with the browser's recorder. */
import { VOICE_FORMATS } from '@/forms/files/voice-formats.ts';

/** Longest recording in milliseconds. */
export const MAX_RECORDING_MS = 180_000;

/** Bits per second: clear speech, so that the longest recording has about 0.7 MB. */
const BITS_PER_SECOND = 32_000;

/** About the size of the longest recording in bytes. */
export const MAX_RECORDING_BYTES = (BITS_PER_SECOND / 8) * (MAX_RECORDING_MS / 1000);

/** Returns the type with which a browser records a format. */
const toRecordedType = ({ type, codecs }: (typeof VOICE_FORMATS)[number]): string =>
  codecs ? `${type};codecs=${codecs}` : type;

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
 * Returns the functions that end a recording.
 * @param release ends the access to the microphone
 */
function createRecording(
  recorder: MediaRecorder,
  { type, extension }: (typeof VOICE_FORMATS)[number],
  release: () => void,
): Recording {
  const chunks: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) chunks.push(data);
  });
  const ended = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => {
      release();
      resolve();
    });
  });
  return {
    async stop() {
      if (recorder.state !== 'inactive') recorder.stop();
      await ended;
      const blob = new Blob(chunks, { type });
      return blob.size > 0 ? { blob, extension } : undefined;
    },
    cancel() {
      if (recorder.state !== 'inactive') recorder.stop();
      release();
    },
  };
}

/**
 * Starts recording.
 * @param onEnd called when the recording ends by itself: the microphone was disconnected or access was withdrawn
 */
export async function startRecording(onEnd: () => void): Promise<Recording | RecordingError> {
  const Recorder = (globalThis as Partial<typeof globalThis>).MediaRecorder;
  const format = Recorder && VOICE_FORMATS.find((one) => Recorder.isTypeSupported(toRecordedType(one)));
  // Undefined in browsers without https.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!Recorder || !format || !devices) return 'unsupported';
  let stream: MediaStream;
  try {
    stream = await devices.getUserMedia({ audio: true });
  } catch (error) {
    return toError(error);
  }
  const release = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const recorder = new Recorder(stream, { mimeType: toRecordedType(format), audioBitsPerSecond: BITS_PER_SECOND });
    const recording = createRecording(recorder, format, release);
    for (const track of stream.getTracks()) track.addEventListener('ended', onEnd);
    recorder.start();
    return recording;
  } catch (error) {
    // Otherwise the browser would show that the page listens.
    release();
    return toError(error);
  }
}
