import type { ReactElement } from 'react';
import { CARD_HEADING_CLASS, CARD_LINK_CLASS } from '@/ui/card-styles.ts';
import { Highlight } from '../Highlight.tsx';
import type { EntrySummary } from '../record.ts';

type Props = {
  summary: EntrySummary;
  words: readonly string[];
  /** Heading level; `h2` if the list follows the `h1` of the page. */
  heading?: 'h2' | 'h3';
  /** Class of the link, which covers the card. */
  linkClass?: string;
};

/** The title of a result, with the searched words highlighted. Its link covers the whole card. */
export const ResultTitle = ({
  summary: { url, title },
  words,
  heading: Heading = 'h3',
  linkClass = CARD_LINK_CLASS,
}: Props): ReactElement => (
  <Heading className={CARD_HEADING_CLASS}>
    <a href={url} dir="auto" className={linkClass}>
      <Highlight text={title} words={words} />
    </a>
  </Heading>
);
