import { useCallback, useEffect, useState } from 'react';
import type { OwnPost } from '@/storage/schemas.ts';
import type { StorageErrorCode } from '@/storage/errors.ts';
import { cannotReject } from '@/lib/sure-promise.ts';
import { deletePost, restorePost, subscribePosts } from './my-posts.ts';

export type PostList = {
  /** The newest first; the one that was deleted last keeps its place, so that it can be taken back. */
  posts: readonly OwnPost[];
  removed: OwnPost | undefined;
  /** Ids of those that are being changed here and were deleted elsewhere. */
  gone: readonly string[];
  /** Keeps a post in the list for as long as it is being changed, were it deleted elsewhere. */
  hold: (post: OwnPost, held: boolean) => void;
  remove: (post: OwnPost) => void;
  /** Puts it back. */
  restore: (post: OwnPost, done: () => void) => void;
  /** Which could not be deleted or put back, and why. */
  refused: { id: string; code: StorageErrorCode } | undefined;
};

/** The visitor's own posts, in step with the device. */
export function useMyPosts(): PostList {
  const [own, setOwn] = useState<readonly OwnPost[]>([]);
  const [held, setHeld] = useState<readonly OwnPost[]>([]);
  const [removed, setRemoved] = useState<OwnPost>();
  const [refused, setRefused] = useState<PostList['refused']>();
  useEffect(() => subscribePosts(setOwn), []);
  const gone = held.filter(({ id }) => id !== removed?.id && !own.some((post) => post.id === id));
  const hold = useCallback((post: OwnPost, wanted: boolean) => {
    // Why it was not deleted is over for who changes it instead.
    if (wanted) setRefused(undefined);
    setHeld((before) => {
      const others = before.filter(({ id }) => id !== post.id);
      return wanted ? [...others, post] : others;
    });
  }, []);
  const others = [...own.filter(({ id }) => id !== removed?.id), ...gone];
  return {
    posts: removed || gone.length > 0 ? [...others, ...(removed ? [removed] : [])].sort((a, b) => b.at - a.at) : own,
    removed,
    gone: gone.map(({ id }) => id),
    hold,
    refused,
    remove(post) {
      cannotReject(
        deletePost(post.id).then((code) => {
          setRefused(code && { id: post.id, code });
          if (code === undefined) setRemoved(post);
        }),
      );
    },
    restore(post, done) {
      cannotReject(
        restorePost(post).then((code) => {
          setRefused(code && { id: post.id, code });
          if (code !== undefined) return;
          done();
          setRemoved(undefined);
        }),
      );
    },
  };
}

/** Those of them that a place shows. */
export const filterByVisibility = (list: PostList, shown: (post: OwnPost) => boolean): PostList => ({
  ...list,
  posts: list.posts.filter(shown),
});
