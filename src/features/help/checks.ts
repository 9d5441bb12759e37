/** Rules that cover several fields of a question. A violation stops the build and names file and field. */
import type { ContentIssue, EntriesOf } from '@/cms/bridge/index.ts';
import type { faq } from './schema.ts';

type Content = EntriesOf<{ faq: typeof faq }>;

/** Checks that the captions of a recording follow each other, and that the last one starts before its end. */
export function* checkCaptions({ faq }: Content): Iterable<ContentIssue> {
  for (const { file, data } of faq) {
    if (!data.recording.discriminant) continue;
    const { captions, seconds } = data.recording.value;
    for (const [index, { at }] of captions.entries()) {
      const field = `recording.value.captions.${index}.at`;
      const previous = captions[index - 1]?.at;
      if (previous !== undefined && at <= previous)
        yield { file, field, reason: `must be after ${previous}, the start of the caption before` };
      else if (at >= seconds) yield { file, field, reason: `must be before ${seconds}, the end of the recording` };
    }
  }
}

export const helpChecks = [checkCaptions];
