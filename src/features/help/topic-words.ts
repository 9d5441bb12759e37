import { stripMarkup } from './strip-markup.ts';

/** Returns the words of Markdoc sources, each once and in lower case: the search of the help topics finds parts of words. */
export const toTopicWords = (sources: readonly string[]): string =>
  [...new Set(sources.flatMap((source) => stripMarkup(source).toLowerCase().split(' ')))].join(' ');
