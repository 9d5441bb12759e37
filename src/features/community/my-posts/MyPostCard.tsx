import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { StorageErrorCode } from '@/storage/errors.ts';
import type { Post } from '@/storage/tables/posts.ts';
import type { OwnPost } from '@/storage/schemas.ts';
import { toDay } from '@/lib/dates/days.ts';
import type { FormLabels } from '@/forms/model/labels.ts';
import { useVisitor } from '@/site/use-visitor.ts';
import { buttonClass } from '@/ui/button.ts';
import { cannotReject } from '@/lib/sure-promise.ts';
import { formatDate } from '@/lib/dates/format.ts';
import { PostCardLayout } from '../PostCardLayout.tsx';
import type { MyPostLabels } from '../labels.ts';
import { dropChanged, editPost, keepChanged, loadChanged, restorePost } from './my-posts.ts';
import { PostEditor } from './PostEditor.tsx';
import type { OnVisibilityChange } from './use-visibility-change.ts';

type OwnPostCardProps = {
  post: OwnPost;
  labels: MyPostLabels;
  faults: FormLabels['storageErrors'];
  /** Why it was not deleted, in words. */
  failure: string;
  /** Whether it was deleted elsewhere while it is being changed here. */
  gone: boolean;
  onHold: (post: OwnPost, held: boolean) => void;
  onRemove: () => void;
  /** Another may see it now. */
  onMoved: OnVisibilityChange;
};

/** A post of the visitor's own, told apart from those of others; it can be changed and deleted. */
export function MyPostCard({
  post,
  labels,
  faults,
  failure,
  gone,
  onHold,
  onRemove,
  onMoved,
}: OwnPostCardProps): ReactElement {
  const [editing, setEditing] = useState(false);
  const [changed, setChanged] = useState<Post>(post);
  const [refused, setRefused] = useState<StorageErrorCode | 'gone'>();
  /** Whether something was changed that is not saved. */
  const [unsaved, setUnsaved] = useState(false);
  /** Whether that was left by the page before. */
  const [found, setFound] = useState(false);
  const edited = useRef(false);
  const edit = useRef<HTMLButtonElement>(null);
  const close = () => {
    setRefused(undefined);
    setEditing(false);
  };
  const leave = () => {
    setUnsaved(false);
    dropChanged(post.id);
    close();
  };

  useEffect(() => {
    const begin = async () => {
      const kept = await loadChanged(post.id);
      if (!kept) return;
      setChanged(kept);
      setUnsaved(true);
      setFound(true);
      setEditing(true);
    };
    // What cannot be read is as if it had never been.
    cannotReject(begin());
  }, [post.id]);

  useEffect(() => {
    onHold(post, editing);
  }, [onHold, post, editing]);

  const visitor = useVisitor();
  const day = toDay(new Date(post.at));

  // Who has changed it, or not, goes on where that began.
  useEffect(() => {
    if (edited.current && !editing) edit.current?.focus();
    edited.current = editing;
  }, [editing]);

  return (
    <PostCardLayout
      author={visitor?.name ?? labels.author}
      mark={labels.own}
      facts={
        <>
          <time dateTime={day}>{formatDate(day)}</time> · {labels[post.visibility]}
          {post.editedAt !== undefined && ` · ${labels.edited}`}
        </>
      }
      footer={
        !editing && (
          <span className="ms-auto flex gap-2.5">
            <button
              ref={edit}
              type="button"
              onClick={() => {
                // What was left with Escape is still there.
                if (!unsaved) setChanged(post);
                setFound(false);
                setEditing(true);
              }}
              className={buttonClass('secondary')}
            >
              {labels.edit}
            </button>
            <button type="button" onClick={onRemove} className={buttonClass('secondary')}>
              {labels.remove}
            </button>
          </span>
        )
      }
    >
      {editing ? (
        <PostEditor
          labels={labels}
          post={changed}
          found={found}
          onChange={(change) => {
            const now = { ...changed, ...change };
            setChanged(now);
            setUnsaved(true);
            keepChanged(post.id, now);
          }}
          action={labels.save}
          onPost={async (line) => {
            const refused = gone
              ? await restorePost({ ...post, ...line, editedAt: Date.now() })
              : await editPost(post.id, line);
            setRefused(refused);
            const kept = refused === undefined;
            if (kept) leave();
            if (kept && line.visibility !== post.visibility) onMoved(post, line.visibility);
            return kept;
          }}
          onCancel={leave}
          onEscape={close}
        />
      ) : (
        <p dir="auto" className="max-w-measure">
          {post.text}
        </p>
      )}
      <p role="alert" className="mt-3 text-small text-clay empty:hidden">
        {gone || refused === 'gone' ? labels.gone : refused ? faults[refused] : failure}
      </p>
    </PostCardLayout>
  );
}
