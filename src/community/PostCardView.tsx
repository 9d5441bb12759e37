import { Heart, Package } from 'lucide';
import type { ReactElement } from 'react';
import { fill } from '@/cms/fill.ts';
import { formatDate } from '@/ui/dates.ts';
import { Drawing } from '@/ui/Drawing.tsx';
import { PostFrame } from './PostFrame.tsx';
import type { Post } from './posts.ts';

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
  post: Post;
  words: PostCardWords;
  /** On its own page it need not lead there. */
  here: boolean;
};

/** A post of the community as plain HTML. */
export function PostCardView({ post, words, here }: Props): ReactElement {
  const { author, place, date, text, likes, path, product } = post;
  const day = <time dateTime={date}>{formatDate(date)}</time>;
  return (
    <PostFrame
      author={author.name}
      facts={
        <>
          {here ? (
            day
          ) : (
            <a
              href={path}
              aria-label={fill(words.open, { author: author.name, date: formatDate(date) })}
              className="inline-block py-1 hover:text-text hover:underline"
            >
              {day}
            </a>
          )}{' '}
          · {place.name}
        </>
      }
      footer={
        <>
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
        </>
      }
    >
      <p className="max-w-measure">{text}</p>
    </PostFrame>
  );
}
