import { useRef, type ReactElement } from 'react';
import type { OwnPost } from '@/storage/schemas.ts';
import type { FormLabels } from '@/forms/model/labels.ts';
import type { MyPostLabels } from '../labels.ts';
import { MyPostCard } from './MyPostCard.tsx';
import { UndoDelete } from './UndoDelete.tsx';
import type { OnVisibilityChange } from './use-visibility-change.ts';
import type { PostList } from './use-my-posts.ts';

export type MyPostsProps = {
  list: PostList;
  labels: MyPostLabels;
  faults: FormLabels['storageErrors'];
  /** Another may see it now: it may have left this list. */
  onMoved: OnVisibilityChange;
};

/** A list of the visitor's own posts, laid out as those of others. */
export function MyPosts({ list, labels, faults, onMoved }: MyPostsProps): ReactElement {
  const { posts, removed, remove, restore, refused, gone, hold } = list;
  const element = useRef<HTMLUListElement>(null);
  const failureOf = (post: OwnPost) => (refused?.id === post.id ? faults[refused.code] : '');
  return (
    <ul ref={element} tabIndex={-1} className="grid items-start gap-4 @pair:grid-cols-2">
      {posts.map((post) => (
        <li key={post.id}>
          {post === removed ? (
            <UndoDelete
              labels={labels}
              failure={failureOf(post)}
              onUndo={() => {
                restore(post, () => element.current?.focus());
              }}
            />
          ) : (
            <MyPostCard
              post={post}
              labels={labels}
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
