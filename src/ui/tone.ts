import type { Tone } from '@/cms/fields/appearance.ts';

/** A tinted ground with its ink, for each colour that an editor can choose. */
export const TONE_CLASS: Record<Tone, string> = {
  sea: 'bg-sea-soft text-sea',
  palm: 'bg-palm-soft text-palm',
  brass: 'bg-brass-soft text-brass-ink',
  clay: 'bg-clay-soft text-clay',
};
