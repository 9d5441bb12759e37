import { useRef, type ReactElement } from 'react';
import { DELIVERY_URL } from '@/storage/outbox/initial-delivery.ts';
import type { OwnPost } from '@/storage/schemas/own-post.ts';
import type { FormLabels } from '@/forms/labels.ts';
import { RemovedItem } from '@/ui/feedback/RemovedItem.tsx';
import type { MyPostLabels } from '../labels.ts';
import { MyPostCard } from './MyPostCard.tsx';
import type { OnVisibilityChange } from './use-visibility-change.ts';
import type { PostList } from './use-my-posts.ts';

export type MyPostsProps = {
  list: PostList;
  labels: MyPostLabels;
  errors: FormLabels['storageErrors'];
  /** Called when the visibility of a post has changed; the post may have left this list. */
  onVisibilityChange: OnVisibilityChange;
};

/** A list of the visitor's own posts, with the layout of other posts. */
export function MyPosts({ list, labels, errors, onVisibilityChange }: MyPostsProps): ReactElement {
  const { posts, removed, remove, restore, failure, deletedElsewhere, setEditing } = list;
  const listRef = useRef<HTMLUListElement>(null);
  const getFailure = (post: OwnPost) => (failure?.id === post.id ? errors[failure.code] : '');
  return (
    <ul ref={listRef} tabIndex={-1} className="grid items-start gap-4 @pair:grid-cols-2">
      {posts.map((post) => (
        <li key={post.id}>
          {post === removed ? (
            <RemovedItem
              text={DELIVERY_URL !== undefined && post.record !== undefined ? labels.removedSent : labels.removed}
              undoLabel={labels.undo}
              failure={getFailure(post)}
              onUndo={() => {
                restore(post, () => listRef.current?.focus());
              }}
            />
          ) : (
            <MyPostCard
              post={post}
              labels={labels}
              errors={errors}
              failure={getFailure(post)}
              isDeleted={deletedElsewhere.includes(post)}
              onEditingChange={setEditing}
              onRemove={() => {
                remove(post);
              }}
              onVisibilityChange={onVisibilityChange}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
