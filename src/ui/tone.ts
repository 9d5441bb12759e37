/** Colours that an editor can choose for a tile or a banner. */
export const TONES = ['sea', 'palm', 'brass', 'clay'] as const;
export type Tone = (typeof TONES)[number];

/** Background and text classes of each tone. */
export const TONE_CLASS: Record<Tone, string> = {
  sea: 'bg-sea-soft text-sea',
  palm: 'bg-palm-soft text-palm',
  brass: 'bg-brass-soft text-brass-ink',
  clay: 'bg-clay-soft text-clay',
};
