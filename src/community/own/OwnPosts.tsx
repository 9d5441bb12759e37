import { useRef, type ReactElement } from 'react';
import type { OwnPost } from '@/device/rows.ts';
import type { OwnPostWords } from '../words.ts';
import { restorePost } from './own-posts.ts';
import { OwnPostCard } from './OwnPostCard.tsx';
import { PostRemoved } from './PostRemoved.tsx';
import type { OnMoved } from './use-moved.ts';
import type { PostList } from './use-own-posts.ts';

export type OwnPostsProps = {
  list: PostList;
  words: OwnPostWords;
  /** Another may see it now: it may have left this list. */
  onMoved: OnMoved;
};

/** A list of the visitor's own posts, laid out as those of others. */
export function OwnPosts({ list: { posts, removed, remove, restored }, words, onMoved }: OwnPostsProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const undo = async (post: OwnPost) => {
    if ((await restorePost(post)) !== undefined) return;
    list.current?.focus();
    restored();
  };
  return (
    <ul ref={list} tabIndex={-1} className="grid items-start gap-4 @pair:grid-cols-2">
      {posts.map((post) => (
        <li key={post.id}>
          {post === removed ? (
            <PostRemoved words={words} onUndo={() => void undo(post)} />
          ) : (
            <OwnPostCard post={post} words={words} onRemove={() => void remove(post)} onMoved={onMoved} />
          )}
        </li>
      ))}
    </ul>
  );
}
