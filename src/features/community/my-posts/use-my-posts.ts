import { useCallback, useState } from 'react';
import type { Draft } from '@/storage/schemas/draft.ts';
import type { OwnPost } from '@/storage/schemas/own-post.ts';
import { getErrorCode, type StorageErrorCode } from '@/storage/errors/storage-error.ts';
import { useStartedEmpty, useStored } from '@/storage/use-stored.ts';
import type { PostRecordLabels } from './post-record.ts';
import { subscribePosts } from './subscribe-posts.ts';

export type PostList = {
  /** The posts, newest first. The last deleted post stays in the list, so that it can be restored. */
  posts: readonly OwnPost[];
  /** False while stored posts may still be read. */
  isLoaded: boolean;
  removed: OwnPost | undefined;
  /** Those of the posts that are edited here and were deleted in another tab. */
  deletedElsewhere: readonly OwnPost[];
  /** Marks a post as edited, which keeps it in the list even if another tab deletes it. */
  setEditing: (post: OwnPost, isEditing: boolean) => void;
  remove: (post: OwnPost) => void;
  /** Restores a deleted post; `done` is called on success. */
  restore: (post: OwnPost, done: () => void) => void;
  /** The last post that could not be deleted or restored, with the error code. */
  failure: { id: string; code: StorageErrorCode } | undefined;
};

/** Loaded with the list of the posts. */
export const loadPostStorage = () => import('./my-posts.ts');

const NO_POSTS: readonly OwnPost[] = [];

/**
 * Returns the visitor's own posts, in sync with storage and other tabs.
 * @param labels of the record of a post that is restored
 */
export function useMyPosts(labels: PostRecordLabels): PostList {
  const { value: stored = NO_POSTS, isLoading } = useStored(subscribePosts);
  const hasStartedEmpty = useStartedEmpty();
  const [edited, setEdited] = useState<readonly OwnPost[]>([]);
  const [{ removed, changes: removedChanges }, setRemoved] = useState<{
    removed?: OwnPost;
    changes?: Draft | undefined;
  }>({});
  const [restoredId, setRestoredId] = useState<string>();
  const [failure, setFailure] = useState<PostList['failure']>();
  // A restored post stays in the list as the deleted one until it is read again: a list of one post would disappear meanwhile, and
  // the focus with it.
  if (removed?.id === restoredId && stored.some(({ id }) => id === restoredId)) {
    setRemoved({});
    setRestoredId(undefined);
  }
  const deletedElsewhere = edited.filter(({ id }) => id !== removed?.id && !stored.some((post) => post.id === id));
  const setEditing = useCallback((post: OwnPost, isEditing: boolean) => {
    // Editing the post clears the message about a failed deletion.
    if (isEditing) setFailure(undefined);
    setEdited((before) => {
      const others = before.filter(({ id }) => id !== post.id);
      return isEditing ? [...others, post] : others;
    });
  }, []);
  const others = [...stored.filter(({ id }) => id !== removed?.id), ...deletedElsewhere];
  return {
    posts: [...others, ...(removed ? [removed] : [])].sort((a, b) => b.at - a.at),
    isLoaded: !isLoading || hasStartedEmpty,
    removed,
    deletedElsewhere,
    setEditing,
    failure,
    remove(post) {
      const removing = loadPostStorage().then(({ deletePost }) => deletePost(post));
      removing.then(
        (changes) => {
          setFailure(undefined);
          // A second press finds no changes: the first has deleted them.
          setRemoved((before) => (before.removed?.id === post.id ? before : { removed: post, changes }));
          setRestoredId(undefined);
        },
        (error: unknown) => {
          setFailure({ id: post.id, code: getErrorCode(error) });
        },
      );
    },
    restore(post, done) {
      const restoring = loadPostStorage().then(({ restorePost }) => restorePost(post, labels, removedChanges));
      restoring.then(
        () => {
          setFailure(undefined);
          done();
          setRestoredId(post.id);
        },
        (error: unknown) => {
          setFailure({ id: post.id, code: getErrorCode(error) });
        },
      );
    },
  };
}

/** Returns the list with only those posts that match a filter. */
export const filterPosts = (list: PostList, matches: (post: OwnPost) => boolean): PostList => ({
  ...list,
  posts: list.posts.filter(matches),
});
