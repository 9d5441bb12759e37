import { useEffect, useRef, useState, type ReactElement } from 'react';
import { getErrorCode, type StorageErrorCode } from '@/storage/errors/storage-error.ts';
import { DELIVERY_URL } from '@/storage/outbox/initial-delivery.ts';
import type { OwnPost } from '@/storage/schemas/own-post.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { toDay } from '@/lib/dates/days.ts';
import type { FormLabels } from '@/forms/labels.ts';
import { useVisitor } from '@/site/use-visitor.ts';
import { Avatar } from '@/ui/Avatar.tsx';
import { buttonClass } from '@/ui/button.ts';
import { CHIP_CLASS } from '@/ui/chip.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { formatDate } from '@/lib/dates/format.ts';
import { PostCardLayout } from '../PostCardLayout.tsx';
import type { MyPostLabels } from '../labels.ts';
import { editPost, restoreChanged } from './my-posts.ts';
import { PostEditor } from './PostEditor.tsx';
import { useIsVerified } from './use-is-verified.ts';
import { usePostChanges } from './use-post-changes.ts';
import type { OnVisibilityChange } from './use-visibility-change.ts';

type MyPostCardProps = {
  post: OwnPost;
  labels: MyPostLabels;
  errors: FormLabels['storageErrors'];
  /** Message why deleting failed, or an empty string. */
  failure: string;
  /** Whether the post was deleted in another tab while it is edited here. */
  isDeleted: boolean;
  onEditingChange: (post: OwnPost, isEditing: boolean) => void;
  onRemove: () => void;
  /** Called when the visibility has changed. */
  onVisibilityChange: OnVisibilityChange;
};

/** One of the visitor's own posts, which can be edited and deleted. */
export function MyPostCard({
  post,
  labels,
  errors,
  failure,
  isDeleted,
  onEditingChange,
  onRemove,
  onVisibilityChange,
}: MyPostCardProps): ReactElement {
  const [isEditing, setIsEditing] = useState(false);
  const [error, setError] = useState<StorageErrorCode | 'gone'>();
  /** Whether the unsaved changes were restored from an earlier page. */
  const [isRestored, setIsRestored] = useState(false);
  const wasEditing = useRef(false);
  const editButtonRef = useRef<HTMLButtonElement>(null);
  const close = () => {
    setError(undefined);
    setIsEditing(false);
  };
  const restore = () => {
    setIsRestored(true);
    setIsEditing(true);
  };
  const changes = usePostChanges(post, isDeleted, restore, close);
  const discardAndClose = () => {
    changes.discard();
    close();
  };

  useEffect(() => {
    onEditingChange(post, isEditing);
  }, [onEditingChange, post, isEditing]);

  const visitor = useVisitor();
  const isVerified = useIsVerified();
  const day = toDay(new Date(post.at));

  // Return focus to the edit button when editing ends.
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButtonRef.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const author = visitor?.name ?? labels.author;
  return (
    <PostCardLayout
      author={author}
      avatar={<Avatar of={author} />}
      mark={labels.own}
      facts={
        <>
          <time dateTime={day}>{formatDate(day)}</time> ·&nbsp;{labels[post.visibility]}
          {post.editedAt !== undefined && ` ·\u00a0${labels.edited}`}
          {isVerified && (
            <span className={`${CHIP_CLASS} ms-2 bg-palm-soft text-palm`}>
              <Icon icon="circle-check" size={14} />
              {labels.verified}
            </span>
          )}
        </>
      }
      footer={
        !isEditing && (
          <span className="ms-auto flex gap-2.5">
            <button
              ref={editButtonRef}
              type="button"
              onClick={() => {
                // Changes that were left with Escape are preserved.
                changes.begin();
                setIsRestored(false);
                setIsEditing(true);
              }}
              className={buttonClass('secondary')}
            >
              {labels.edit}
            </button>
            <button
              type="button"
              onClick={() => {
                // Undo brings back what is stored.
                reportRejection(changes.flush().then(onRemove));
              }}
              className={buttonClass('secondary')}
            >
              {labels.remove}
            </button>
          </span>
        )
      }
    >
      {isEditing ? (
        <PostEditor
          labels={labels}
          post={changes.changed}
          isRestored={isRestored}
          onChange={changes.change}
          action={labels.save}
          onPost={async (line) => {
            try {
              const isStored = await changes.submit(async (draft) => {
                if (!isDeleted) return editPost(post.id, line, labels, draft);
                await restoreChanged({ ...post, ...line, editedAt: Date.now() }, labels, draft);
                return true;
              });
              if (!isStored) {
                setError('gone');
                return false;
              }
            } catch (error) {
              setError(getErrorCode(error));
              return false;
            }
            // What is typed while the changes are being stored must not be lost.
            if (changes.read() === changes.changed) discardAndClose();
            else setError(undefined);
            if (line.visibility !== post.visibility) onVisibilityChange(post, line.visibility);
            return true;
          }}
          onCancel={discardAndClose}
          onEscape={close}
        />
      ) : (
        <>
          <p dir="auto" className="max-w-measure">
            {post.text}
          </p>
          {DELIVERY_URL !== undefined && post.record !== undefined && <ino-review data-record={post.record} />}
        </>
      )}
      <p role="alert" className="mt-3 text-small text-clay empty:hidden">
        {isDeleted || error === 'gone' ? labels.gone : error ? errors[error] : failure}
      </p>
    </PostCardLayout>
  );
}
