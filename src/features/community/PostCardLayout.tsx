import type { ReactElement, ReactNode } from 'react';
import { Avatar } from '@/ui/Avatar.tsx';

type Props = {
  /** Heading level; `h2` if the card follows the `h1` of the page. */
  heading?: 'h2' | 'h3';
  author: string;
  /** Note beside the author, as in “On this device”. */
  mark?: string;
  /** Line below the author: date and place. */
  facts: ReactNode;
  children: ReactNode;
  footer: ReactNode;
};

/** The layout of all post cards, of the site and of the visitor. */
export function PostCardLayout({
  heading: Heading = 'h3',
  author,
  mark,
  facts,
  children,
  footer,
}: Props): ReactElement {
  return (
    <article className="@container flex h-full flex-col gap-3 rounded-panel border border-line bg-surface p-5 pb-3 wrap-anywhere">
      <header className="flex items-center gap-3">
        <Avatar of={author} />
        <div className="min-w-0 grow">
          <Heading className="card-heading flex flex-wrap items-center gap-x-2.5">
            {author}
            {mark && (
              <span className="rounded-full bg-sea-soft px-2.5 py-0.5 text-fine font-normal text-sea">{mark}</span>
            )}
          </Heading>
          <p className="text-fine text-muted">{facts}</p>
        </div>
      </header>
      {children}
      <footer className="mt-auto flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small text-muted">
        {footer}
      </footer>
    </article>
  );
}
