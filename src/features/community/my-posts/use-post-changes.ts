import { useEffect, useRef, useState } from 'react';
import type { DraftSaver } from '@/storage/drafts/draft-saver.ts';
import { saveOnLeave } from '@/storage/drafts/save-on-leave.ts';
import type { OwnPost } from '@/storage/schemas/own-post.ts';
import type { Post } from '@/storage/tables/posts.ts';
import { createChangesSaver, type ChangesSaver } from './changes-saver.ts';
import { parsePostDraft } from './post-draft.ts';

const toPost = ({ text, visibility }: Post): Post => ({ text, visibility });

export type PostChanges = Pick<ChangesSaver, 'submit'> & {
  /** The post with its unsaved changes. */
  changed: Post;
  /** Returns it as it is now, which may be newer than the rendered one. */
  read: () => Post;
  /** Starts from the post as it is stored, unless there are unsaved changes. */
  begin: () => void;
  change: (change: Partial<Post>) => void;
  /** Deletes the unsaved changes. Those that cannot be deleted are shown again. */
  discard: () => void;
  /** Resolves when the unsaved changes are stored, or cannot be stored. */
  flush: () => Promise<unknown>;
};

/**
 * Saves the changes of a post as a draft, which all tabs share, until the post itself is saved with them. Those of a deleted post
 * become the draft of a new one.
 * @param isDeleted whether another tab has deleted the post
 * @param onRestored called when changes of an earlier page were read
 * @param onCleared called when all data was deleted, and the changes with it
 */
export function usePostChanges(
  post: OwnPost,
  isDeleted: boolean,
  onRestored: () => void,
  onCleared: () => void,
): PostChanges {
  const [changed, setChanged] = useState(() => toPost(post));
  // Several changes may come before the next render, so each starts from the latest one.
  const latest = useRef(changed);
  const isUnsaved = useRef(false);
  const changesSaver = useRef<ChangesSaver>(undefined);
  const update = (next: Post) => {
    latest.current = next;
    setChanged(next);
  };
  const getChangesSaver = (): ChangesSaver =>
    (changesSaver.current ??= createChangesSaver(
      post.id,
      () => latest.current,
      () => isUnsaved.current,
    ));
  const getSaver = (): DraftSaver => getChangesSaver().saver;
  const discard = () => {
    isUnsaved.current = false;
    update(toPost(post));
    getSaver().drop();
  };
  useEffect(() => {
    getSaver().open((draft) => {
      const stored = draft && parsePostDraft(draft.values);
      if (!stored) return;
      // What was typed while the storage was opening takes precedence.
      const typed = getSaver().getChangedFields();
      const entered = Object.entries(latest.current).filter(([key]) => typed.includes(key));
      getSaver().markSaved(stored);
      update({ ...stored, ...Object.fromEntries(entered) });
      getSaver().touch();
      isUnsaved.current = true;
      onRestored();
    });
    return saveOnLeave(getSaver(), () => {
      discard();
      onCleared();
    });
    // A card shows one post, and its callbacks do the same in every render.
  }, []);
  useEffect(() => {
    getChangesSaver().setDeleted(isDeleted);
  }, [isDeleted]);
  return {
    changed,
    read: () => latest.current,
    begin() {
      if (isUnsaved.current) return;
      update(toPost(post));
      getSaver().markSaved(latest.current);
    },
    change(change) {
      isUnsaved.current = true;
      update({ ...latest.current, ...change });
      getSaver().touch();
    },
    discard,
    flush: () => getSaver().flush(),
    submit: (store) => getChangesSaver().submit(store),
  };
}
