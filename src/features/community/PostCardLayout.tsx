import type { ReactElement, ReactNode } from 'react';

type Props = {
  /** Heading level; `h2` if the card follows the `h1` of the page. */
  heading?: 'h2' | 'h3';
  author: string;
  avatar: ReactNode;
  /** Note beside the author, as in “On this device”. */
  mark?: string;
  /** Line below the author: date and place. */
  facts: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

/** The layout of all post cards, of the site and of the visitor. */
export function PostCardLayout({
  heading: Heading = 'h3',
  author,
  avatar,
  mark,
  facts,
  children,
  footer,
}: Props): ReactElement {
  return (
    <article className="card post-card">
      <header>
        {avatar}
        <div>
          <Heading className="card-heading">
            <bdi>{author}</bdi>
            {mark && (
              <span className="rounded-full bg-sea-soft px-2.5 py-0.5 text-fine font-normal text-sea">{mark}</span>
            )}
          </Heading>
          <p>{facts}</p>
        </div>
      </header>
      {children}
      {footer !== undefined && <footer>{footer}</footer>}
    </article>
  );
}
