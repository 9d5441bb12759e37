import { tokenize } from '@/lib/text/fold.ts';
import { stripMarkup } from './strip-markup.ts';

/** Returns the folded words of Markdoc sources, each once: the search of the help topics finds parts of words. */
export const toTopicWords = (sources: readonly string[]): string =>
  [...new Set(sources.flatMap((source) => tokenize(stripMarkup(source))))].join(' ');
