import { useRef, type ReactElement } from 'react';
import type { OwnPost } from '@/device/rows.ts';
import type { OwnPostWords } from '../words.ts';
import { OwnPostCard } from './OwnPostCard.tsx';

export type OwnPostsProps = { posts: readonly OwnPost[]; words: OwnPostWords; onSay: (words: string) => void };

/** A list of the visitor's own posts, laid out as those of others. */
export function OwnPosts({ posts, words, onSay }: OwnPostsProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  return (
    <ul ref={list} tabIndex={-1} className="grid gap-4 wide:grid-cols-2">
      {posts.map((post) => (
        <li key={post.id}>
          <OwnPostCard
            post={post}
            words={words}
            onSay={onSay}
            onRemoved={() => {
              list.current?.focus();
            }}
          />
        </li>
      ))}
    </ul>
  );
}
