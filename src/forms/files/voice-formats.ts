/** Formats of voice messages: the chat records them, and the inbox accepts them. */
import { MEGABYTE } from '@/lib/bytes.ts';

/** In the order of preference. Safari records only mp4. */
export const VOICE_FORMATS = [
  { type: 'audio/webm', codecs: 'opus', extension: 'webm' },
  { type: 'audio/mp4', codecs: '', extension: 'm4a' },
  { type: 'audio/ogg', codecs: 'opus', extension: 'ogg' },
] as const;

export type VoiceType = (typeof VOICE_FORMATS)[number]['type'];

/** Maximum bytes of a voice message: that of the longest recording when a browser ignores the requested bit rate. */
export const MAX_VOICE_BYTES = 10 * MEGABYTE;
