import { tokenize } from '@/lib/text/fold.ts';

/** Creates a function that splits texts into folded words and remembers them: names and places occur in many records. */
export function createTokenizer(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const words = known.get(text) ?? tokenize(text);
    known.set(text, words);
    return words;
  };
}
