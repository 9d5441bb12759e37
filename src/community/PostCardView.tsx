import { Heart, Package } from 'lucide';
import type { ReactElement, ReactNode } from 'react';
import { fill } from '@/cms/fill.ts';
import { formatDate } from '@/ui/dates.ts';
import { Drawing } from '@/ui/Drawing.tsx';
import { initials } from './initials.ts';
import type { ShownPost } from './shown-post.ts';

export type PostCardWords = {
  /** With a place for `count`. */
  likes: string;
  oneLike: string;
  /** With a place for `name`. */
  product: string;
  /** With places for `author` and `date`. */
  open: string;
};

type Props = {
  post: ShownPost;
  words: PostCardWords;
  /** Behind date and place, as in “kept on this device”. */
  note?: string;
  /** What one can do with it, at the end of the first line. */
  children?: ReactNode;
};

/** A post of the community. Without `client:*` it is plain HTML. */
export function PostCardView({ post, words, note, children }: Props): ReactElement {
  const { author, place, date, text, likes, path, product } = post;
  const day = <time dateTime={date}>{formatDate(date)}</time>;
  return (
    <article className="flex h-full flex-col gap-3 rounded-panel border border-line bg-surface p-5 pb-3">
      <header className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-sea-soft text-small font-semibold text-sea"
        >
          {initials(author)}
        </span>
        <div className="min-w-0 grow">
          <h3 className="font-text text-body leading-snug font-semibold tracking-normal">{author}</h3>
          <p className="text-fine text-muted">
            {path ? (
              <a
                href={path}
                aria-label={fill(words.open, { author, date: formatDate(date) })}
                className="inline-block py-1 hover:text-text hover:underline"
              >
                {day}
              </a>
            ) : (
              day
            )}{' '}
            · {place}
            {note && ` · ${note}`}
          </p>
        </div>
        {children}
      </header>
      <p className="max-w-measure">{text}</p>
      <footer className="mt-auto flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small text-muted">
        <span className="inline-flex items-center gap-1.5 tabular-nums">
          <Drawing node={Heart} size={16} />
          {likes === 1 ? words.oneLike : fill(words.likes, { count: likes })}
        </span>
        {product && (
          <a href={product.path} className="inline-flex min-h-11 items-center gap-1.5 text-sea hover:underline">
            <Drawing node={Package} size={16} />
            {fill(words.product, { name: product.name })}
          </a>
        )}
      </footer>
    </article>
  );
}
