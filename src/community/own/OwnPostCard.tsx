import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { Post } from '@/device/posts.ts';
import type { OwnPost } from '@/device/rows.ts';
import { dayOf } from '@/forms/days.ts';
import { useVisitor } from '@/shell/use-visitor.ts';
import { buttonClass } from '@/ui/button.ts';
import { formatDate } from '@/ui/dates.ts';
import { PostFrame } from '../PostFrame.tsx';
import type { OwnPostWords } from '../words.ts';
import { editPost } from './own-posts.ts';
import { PostEditor } from './PostEditor.tsx';
import type { OnMoved } from './use-moved.ts';

type OwnPostCardProps = {
  post: OwnPost;
  words: OwnPostWords;
  onRemove: () => void;
  /** Another may see it now. */
  onMoved: OnMoved;
};

/** A post of the visitor's own, told apart from those of others; it can be changed and deleted. */
export function OwnPostCard({ post, words, onRemove, onMoved }: OwnPostCardProps): ReactElement {
  const [editing, setEditing] = useState(false);
  const [changed, setChanged] = useState<Post>(post);
  const edited = useRef(false);
  const edit = useRef<HTMLButtonElement>(null);
  const visitor = useVisitor();
  const day = dayOf(new Date(post.at));

  // Who has changed it, or not, goes on where that began.
  useEffect(() => {
    if (edited.current && !editing) edit.current?.focus();
    edited.current = editing;
  }, [editing]);

  return (
    <PostFrame
      author={visitor?.name ?? words.author}
      mark={words.own}
      facts={
        <>
          <time dateTime={day}>{formatDate(day)}</time> · {words[post.visibility]}
          {post.editedAt !== undefined && ` · ${words.edited}`}
        </>
      }
      footer={
        !editing && (
          <span className="ms-auto flex gap-2.5">
            <button
              ref={edit}
              type="button"
              onClick={() => {
                setChanged(post);
                setEditing(true);
              }}
              className={buttonClass('secondary')}
            >
              {words.edit}
            </button>
            <button type="button" onClick={onRemove} className={buttonClass('secondary')}>
              {words.remove}
            </button>
          </span>
        )
      }
    >
      {editing ? (
        <PostEditor
          words={words}
          post={changed}
          onChange={(change) => {
            setChanged({ ...changed, ...change });
          }}
          action={words.save}
          onPost={async (line) => {
            const kept = (await editPost(post.id, line)) === undefined;
            if (kept) setEditing(false);
            if (kept && line.visibility !== post.visibility) onMoved(post, line.visibility);
            return kept;
          }}
          onCancel={() => {
            setEditing(false);
          }}
        />
      ) : (
        <p dir="auto" className="max-w-measure">
          {post.text}
        </p>
      )}
    </PostFrame>
  );
}
