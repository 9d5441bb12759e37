import { TONES, type Tone } from './tone.ts';

/** Returns the colours of a name: always the same ones. Similar names often have others. */
export function getPartyTone(name: string): Tone {
  let hash = 0;
  // The remainder keeps the number small, and depends on every character.
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1009;
  return TONES[hash % TONES.length] ?? 'sea';
}
