import { useRef, type ReactElement } from 'react';
import type { OwnPost } from '@/storage/schemas.ts';
import type { FormWords } from '@/forms/model/labels.ts';
import type { OwnPostWords } from '../labels.ts';
import { OwnPostCard } from './MyPostCard.tsx';
import { PostRemoved } from './UndoDelete.tsx';
import type { OnMoved } from './use-visibility-change.ts';
import type { PostList } from './use-my-posts.ts';

export type OwnPostsProps = {
  list: PostList;
  words: OwnPostWords;
  faults: FormWords['faults'];
  /** Another may see it now: it may have left this list. */
  onMoved: OnMoved;
};

/** A list of the visitor's own posts, laid out as those of others. */
export function OwnPosts({ list, words, faults, onMoved }: OwnPostsProps): ReactElement {
  const { posts, removed, remove, restore, refused, gone, hold } = list;
  const element = useRef<HTMLUListElement>(null);
  const failureOf = (post: OwnPost) => (refused?.id === post.id ? faults[refused.code] : '');
  return (
    <ul ref={element} tabIndex={-1} className="grid items-start gap-4 @pair:grid-cols-2">
      {posts.map((post) => (
        <li key={post.id}>
          {post === removed ? (
            <PostRemoved
              words={words}
              failure={failureOf(post)}
              onUndo={() => {
                restore(post, () => element.current?.focus());
              }}
            />
          ) : (
            <OwnPostCard
              post={post}
              words={words}
              faults={faults}
              failure={failureOf(post)}
              gone={gone.includes(post.id)}
              onHold={hold}
              onRemove={() => {
                remove(post);
              }}
              onMoved={onMoved}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
