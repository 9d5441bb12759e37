import { useState, type ReactElement } from 'react';
import type { OwnPost } from '@/device/rows.ts';
import { buttonClass } from '@/ui/button.ts';
import { editPost, removePost } from './own-posts.ts';
import { PostEditor } from './PostEditor.tsx';
import type { CommunityWords } from './words.ts';

export type OwnPostCardProps = { post: OwnPost; words: CommunityWords; onSay: (words: string) => void };

const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** A post of the visitor's own, told apart from those of others; it can be changed and deleted. */
export function OwnPostCard({ post, words, onSay }: OwnPostCardProps): ReactElement {
  const [editing, setEditing] = useState(false);
  return (
    <article className="rounded-card border border-sea bg-surface p-4">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-small">
        <span className="font-semibold">{words.author}</span>
        <span className="rounded-full bg-sea-soft px-2.5 py-0.5 text-fine text-sea">{words.own}</span>
        <span className="text-fine text-muted">
          {dayOf(post.at)} · {words[post.visibility]}
          {post.editedAt !== undefined && ` · ${words.edited}`}
        </span>
      </p>
      {editing ? (
        <div className="mt-3">
          <PostEditor
            words={words}
            start={post}
            action={words.save}
            onPost={async (changed) => {
              const kept = (await editPost(post.id, changed)) === undefined;
              if (kept) setEditing(false);
              return kept;
            }}
            onCancel={() => {
              setEditing(false);
            }}
          />
        </div>
      ) : (
        <>
          <p dir="auto" className="mt-2">
            {post.text}
          </p>
          <div className="mt-3 flex gap-2.5">
            <button
              type="button"
              onClick={() => {
                setEditing(true);
              }}
              className={buttonClass('secondary')}
            >
              {words.edit}
            </button>
            <button
              type="button"
              onClick={() =>
                void removePost(post.id).then((fault) => {
                  if (fault === undefined) onSay(words.removed);
                })
              }
              className={buttonClass('secondary')}
            >
              {words.remove}
            </button>
          </div>
        </>
      )}
    </article>
  );
}
